import text from '../../kit/text.module.css'
import styles from './missions-screen.module.css'
import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { SearchTabs } from '../people-search/search-tabs.tsx'
import { AddedTargets } from './added-targets.tsx'
import { MissionCard } from './mission-card.tsx'
import { MissionPanel, newPanel } from './mission-panel.tsx'
import { missionsQuery } from './missions.queries.ts'

const waiting = [0, 1]

const CardSkeletons = () => (
  <div className={styles.cards} aria-busy="true">
    <output className={text.onlySpoken}>{missionsMessages.loadingMissions()}</output>
    {waiting.map((at) => (
      <div key={at} className={styles.card}>
        <Skeleton height={16} width={180} />
        <Skeleton height={8} />
        <Skeleton height={12} width={240} />
        <Skeleton height={36} width={160} />
      </div>
    ))}
  </div>
)

const NoMissions = ({ onNew }: { onNew: (() => void) | undefined }) => (
  <EmptyState
    title={missionsMessages.emptyTitle()}
    next={onNew ? <Button onClick={onNew}>{missionsMessages.createMission()}</Button> : undefined}
  >
    {missionsMessages.emptyAbout()}
  </EmptyState>
)

export const MissionsScreen = () => {
  const mayChange = isMember(useSession().workspace?.role)
  const query = useQuery(missionsQuery)
  const { open } = usePanel()
  const begin = mayChange ? () => open(newPanel) : undefined
  return (
    <>
      <PageHeader
        title={missionsMessages.missions()}
        actions={
          begin ? (
            <Button leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />} onClick={begin}>
              {missionsMessages.newMission()}
            </Button>
          ) : undefined
        }
      >
        {missionsMessages.about()}
      </PageHeader>
      <SearchTabs here="missions" q={undefined} />
      <Loaded query={query} what={missionsMessages.yourMissions()} skeleton={<CardSkeletons />}>
        {({ items }) =>
          items.length === 0 ? (
            <NoMissions onNew={begin} />
          ) : (
            <ul className={styles.cards} aria-label={missionsMessages.yourMissions()}>
              {items.map((mission) => (
                <li key={mission.id}>
                  <MissionCard mission={mission} mayChange={mayChange} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <AddedTargets />
      {mayChange ? <MissionPanel missions={query.data?.items ?? []} /> : null}
    </>
  )
}
