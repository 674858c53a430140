import styles from './asks-screen.module.css'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { IntroductionTabs } from './introduction-tabs.tsx'
import { asksQuery, introductionsQuery } from '../requests/requests.queries.ts'
import { AskCard } from './ask-card.tsx'
import { AskHistory } from './ask-history.tsx'
import { waitsForMe } from '@wellmet/introductions/asks/waits-for-me.rules.ts'

/** What waits for an answer first; otherwise in the order in which it was asked. */
const byTurn = (a: Ask, b: Ask): number => Number(waitsForMe(b)) - Number(waitsForMe(a))

/** The bars of a phone. */
const barsHeight = 160

/** An ask is loaded after its link was followed, so the browser has looked for it too early. */
const bringIntoView = (card: HTMLElement | null): void =>
  // The answers are at its end: of a card that does not fit they matter more than its beginning.
  card?.scrollIntoView({ block: card.offsetHeight > window.innerHeight - barsHeight ? 'end' : 'start' })

export const AsksScreen = () => {
  const mayReply = isMember(useSession().workspace?.role)
  const opened = useLocation({ select: ({ hash }) => hash })
  const mine = useInfiniteQuery(introductionsQuery('active'))
  return (
    <>
      <PageHeader
        title={requestsMessages.introductions()}
        tab={asksMessages.requestsForYou()}
        actions={
          <LinkButton to="/settings/introductions" variant="default">
            {asksMessages.editRules()}
          </LinkButton>
        }
      >
        {asksMessages.about()}
      </PageHeader>
      <IntroductionTabs here="asks" counts={mine.data?.pages[0]?.counts} />
      <Loaded query={useQuery(asksQuery)} what={asksMessages.requestsForYou()} skeleton={<RowSkeletons rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={asksMessages.noRequests()}
              next={
                <LinkButton to="/settings/introductions" variant="default">
                  {asksMessages.setLimits()}
                </LinkButton>
              }
            >
              {asksMessages.noRequestsAbout()}
            </EmptyState>
          ) : (
            <ul className={styles.cards} aria-label={asksMessages.requestsForYou()}>
              {items.toSorted(byTurn).map((ask) => (
                <li key={ask.id} id={ask.id} ref={ask.id === opened ? bringIntoView : null}>
                  {/* By the day it was put off to: then it is answered, and the form goes. */}
                  <AskCard key={ask.snoozedUntil} ask={ask} mayReply={mayReply} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <AskHistory />
    </>
  )
}
