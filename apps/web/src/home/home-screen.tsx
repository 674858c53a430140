import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { PaymentBanner } from '../account/billing/payment-missing.tsx'
import { isMember } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { VerificationReminder } from '../account/users/verification-reminder.tsx'
import { BeforeMeetings } from '../introductions/assistant/before-meetings.tsx'
import { Opportunities } from '../introductions/assistant/opportunities.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { contactsQuery } from '../contacts/contact-list/contacts.queries.ts'
import { missionsQuery } from '../discovery/missions/missions.queries.ts'
import { RateOffer } from '../discovery/people-to-rate/rate-offer.tsx'
import { sharingQuery } from '../contacts/sharing/sharing.queries.ts'
import type { Teammate } from '../contacts/sharing/sharing-shapes.ts'
import { sharesWords } from '../contacts/sharing/sharing-words.ts'
import { Beginning } from './beginning.tsx'
import { BestPaths } from './best-paths.tsx'
import { GoalQuestion } from './goal-question.tsx'
import { HomeMissions } from './home-missions.tsx'
import { HomeSearch } from './home-search.tsx'
import { bestPathsQuery, pathsLikely } from './home.queries.ts'
import { ImportOwn } from './import-own.tsx'
import { isGoal } from './is-goal.ts'
import { Pulse } from './pulse.tsx'
import { Signals } from './signals.tsx'
import { StayInTouch } from './stay-in-touch.tsx'
import { WhatChanged } from './what-changed.tsx'
import { YourTurn } from './your-turn.tsx'
import { homeMessages } from './home.messages.ts'

const Skeleton = () => <RowSkeletons rows={pathsLikely} label={homeMessages.loadingNetwork()} />

/** Only for asking, and so after the paths: whoever comes to look for one has nothing to do before. */
const Unconfirmed = () =>
  useSession().user.emailVerified ? null : (
    <div className={styles.apart}>
      <VerificationReminder need={requestsMessages.confirmAddressFirst} />
    </div>
  )

/** From the goal, where there is one; otherwise the question for it comes first. */
const Today = ({ hasContacts }: { hasContacts: boolean }) => {
  const mayChange = isMember(useSession().workspace?.role)
  return (
    <Loaded query={useQuery(missionsQuery)} what={homeMessages.yourMissions()} skeleton={<Skeleton />}>
      {({ items }) => {
        const open = items.filter(isGoal)
        return (
          <div>
            <YourTurn />
            {open.length === 0 && mayChange ? (
              <div className={styles.apart}>
                <GoalQuestion />
              </div>
            ) : null}
            <BeforeMeetings />
            <Signals />
            <BestPaths missions={open} />
            <Opportunities />
            <Unconfirmed />
            {hasContacts || !mayChange ? null : (
              <div className={styles.apart}>
                <ImportOwn />
              </div>
            )}
            <RateOffer className={styles.apart} />
            <StayInTouch />
            <WhatChanged />
            {open.length > 0 ? <HomeMissions missions={open} /> : null}
            <Pulse />
          </div>
        )
      }}
    </Loaded>
  )
}

type Answered = { state: { data: { results: readonly unknown[] } | undefined; dataUpdateCount: number } }

/** Whoever has just joined sees what teammates share a moment later, so an empty answer is asked again a few times. */
const askAgain = { everyMs: 2000, times: 15 }

/** Somebody without contacts of their own may still have paths, through teammates who share with them. */
const untilPathsQuery = {
  ...bestPathsQuery,
  refetchInterval: ({ state: { data, dataUpdateCount } }: Answered) =>
    data?.results.length === 0 && dataUpdateCount <= askAgain.times ? askAgain.everyMs : false,
}

/** A teammate shares, and what follows from it is not prepared yet. */
const LookingThrough = ({ teammates }: { teammates: readonly Teammate[] }) => (
  <>
    <p className={text.quiet}>{homeMessages.lookingThrough({ names: sharesWords(teammates) })}</p>
    <Skeleton />
  </>
)

const WithoutContacts = () => {
  const query = useQuery(untilPathsQuery)
  const sharedWithMe = useQuery(sharingQuery).data?.sharedWithMe ?? []
  const answers = useQueryClient().getQueryState(bestPathsQuery.queryKey)?.dataUpdateCount ?? 0
  return (
    <Loaded query={query} what={homeMessages.yourBestPaths()} skeleton={<Skeleton />}>
      {({ results }) => {
        if (results.length > 0) return <Today hasContacts={false} />
        return sharedWithMe.length > 0 && answers <= askAgain.times ? (
          <LookingThrough teammates={sharedWithMe} />
        ) : (
          <Beginning />
        )
      }}
    </Loaded>
  )
}

/** With the workspace: on a phone no other part of the page names it. */
const TodayWords = () => {
  const { workspace } = useSession()
  const [now] = useState(() => new Date())
  const today = homeMessages.today({ on: now })
  return workspace ? homeMessages.todayAt({ today, workspace: workspace.name }) : today
}

export const HomeScreen = () => (
  <>
    <PageHeader title={homeMessages.home()}>
      <TodayWords />
    </PageHeader>
    <div className={styles.home}>
      <PaymentBanner />
      <HomeSearch />
      <Loaded query={useInfiniteQuery(contactsQuery())} what={homeMessages.yourNetwork()} skeleton={<Skeleton />}>
        {({ total }) => (total === 0 ? <WithoutContacts /> : <Today hasContacts />)}
      </Loaded>
    </div>
  </>
)
