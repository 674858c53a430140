import styles from './asks-screen.module.css'
import { useQuery } from '@tanstack/react-query'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { IntroductionTabs } from '../list/introduction-tabs.tsx'
import { asksQuery } from '../requests.queries.ts'
import { AskCard } from './ask-card.tsx'

const title = 'Introductions'

export const AsksScreen = () => {
  const mayReply = isMember(useSession().workspace?.role)
  return (
    <>
      <PageHeader
        title={title}
        tab="Asked of me"
        actions={
          <LinkButton to="/settings/introductions" variant="default">
            My rules
          </LinkButton>
        }
      >
        What teammates ask of you. A no is a fine answer, and your rules keep it to a few.
      </PageHeader>
      <IntroductionTabs here="asks" />
      <Loaded query={useQuery(asksQuery)} what="What you are asked" skeleton={<RowSkeletons rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Nobody asks anything of you"
              next={
                <LinkButton to="/settings/introductions" variant="default">
                  Set how often you may be asked
                </LinkButton>
              }
            >
              When a teammate wants to meet somebody you know, the ask stands here and comes to you by mail.
            </EmptyState>
          ) : (
            <ul className={styles.cards} aria-label="Asked of you">
              {items.map((ask) => (
                <li key={ask.id}>
                  <AskCard ask={ask} mayReply={mayReply} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}
