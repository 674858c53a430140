import entityRowStyles from '../kit/entity-row.module.css'
import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Mission } from '@wellmet/discovery/missions/missions.contract.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { dueWords, progressWords } from '../discovery/missions/mission-words.ts'
import { homeMessages } from './home.messages.ts'

const most = 5

/** How far the introductions came; what is within reach is no progress yet. */
const MissionRow = ({ mission }: { mission: Mission }) => {
  const { title, progress } = mission
  return (
    <div className={clsx(entityRowStyles.entityRow, styles.row)}>
      <span className={entityRowStyles.who}>
        <span className={entityRowStyles.words}>
          <Link to="/missions/$id" params={{ id: mission.id }} className={clsx(text.rowName, text.clip)}>
            {title}
          </Link>
          <span className={clsx(entityRowStyles.about, text.clip)}>
            {[progressWords(progress), dueWords(mission)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </span>
      {progress.total > 0 ? (
        <p className={clsx(text.small, text.figures)}>{homeMessages.missionProgress(progress)}</p>
      ) : null}
    </div>
  )
}

export const HomeMissions = ({ missions }: { missions: readonly Mission[] }) => (
  <Section
    title={homeMessages.yourMissions()}
    actions={
      <LinkButton to="/missions" variant="default">
        {homeMessages.allMissions()}
      </LinkButton>
    }
  >
    <Rows lightsUp label={homeMessages.yourMissions()} items={missions.slice(0, most)} keyOf={({ id }) => id}>
      {(mission) => <MissionRow mission={mission} />}
    </Rows>
  </Section>
)
