import text from '../../kit/text.module.css'
import styles from './mission-screen.module.css'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Mission, MissionTargets as Targets } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { PathsPanel } from '../reach/paths-panel.tsx'
import { MissionActions } from './mission-actions.tsx'
import { MissionFacts } from './mission-card.tsx'
import { MissionFunnel } from './mission-funnel.tsx'
import { MissionPanel, editPanel } from './mission-panel.tsx'
import { ProgressSentence } from './mission-progress.tsx'
import { MissionTargets } from './mission-targets.tsx'
import { missionQuery, missionTargetsQuery } from './missions.queries.ts'

const NotThere = () => (
  <>
    <PageHeader title={missionsMessages.notFound()} />
    <EmptyState
      title={missionsMessages.notFoundTitle()}
      next={<LinkButton to="/missions">{missionsMessages.seeMissions()}</LinkButton>}
    >
      {missionsMessages.notFoundAbout()}
    </EmptyState>
  </>
)

const NoTargets = ({ id, mayChange }: { id: string; mayChange: boolean }) => {
  const { open } = usePanel()
  return (
    <EmptyState
      title={missionsMessages.noTargets()}
      next={
        mayChange ? <Button onClick={() => open(editPanel(id))}>{missionsMessages.addTargets()}</Button> : undefined
      }
    >
      {missionsMessages.noTargetsAbout()}
    </EmptyState>
  )
}

const peopleIn = ({ people, companies, roles }: Targets) => [
  ...people.flatMap(({ person }) => person ?? []),
  ...[...companies, ...roles].flatMap((target) => target.people),
]

const KnownMission = ({ mission }: { mission: Mission }) => {
  const navigate = useNavigate()
  const mayChange = isMember(useSession().workspace?.role)
  const targets = useQuery(missionTargetsQuery(mission.id))
  const isEmpty = mission.progress.total === 0 && mission.roles.length === 0
  return (
    <>
      <PageHeader
        title={mission.title}
        actions={
          mayChange ? (
            <MissionActions mission={mission} onDeleted={() => void navigate({ to: '/missions' })} />
          ) : undefined
        }
      >
        <MissionFacts mission={mission} />
      </PageHeader>
      {isEmpty ? (
        <NoTargets id={mission.id} mayChange={mayChange} />
      ) : (
        <>
          <div className={styles.progress}>
            <ProgressSentence progress={mission.progress} />
          </div>
          <Loaded
            query={targets}
            what={missionsMessages.targets()}
            skeleton={<RowSkeletons rows={6} label={missionsMessages.loadingTargets()} />}
          >
            {(found) => (
              <>
                {mission.progress.total > 0 ? <MissionFunnel funnel={found.funnel} /> : null}
                <MissionTargets targets={found} />
              </>
            )}
          </Loaded>
        </>
      )}
      <PathsPanel people={targets.data ? peopleIn(targets.data) : undefined} />
      {mayChange ? <MissionPanel missions={[mission]} /> : null}
    </>
  )
}

export const MissionScreen = ({ id }: { id: string }) => {
  const query = useQuery(missionQuery(id))
  if (query.isError && !query.data && toProblem(query.error).status === 404) return <NotThere />
  return (
    <>
      <Link to="/missions" className={clsx(text.link, styles.back)}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        {missionsMessages.missions()}
      </Link>
      {query.isError && !query.data ? <PageHeader title={missionsMessages.mission()} /> : null}
      <Loaded
        query={query}
        what={missionsMessages.thisMission()}
        skeleton={
          <>
            <h1 className={text.onlySpoken}>{missionsMessages.mission()}</h1>
            <RowSkeletons rows={6} label={missionsMessages.loadingMission()} />
          </>
        }
      >
        {(mission) => <KnownMission mission={mission} />}
      </Loaded>
    </>
  )
}
