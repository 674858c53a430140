import text from '../../kit/text.module.css'
import styles from './missions-screen.module.css'
import { IconCalendar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Mission } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { MissionActions } from './mission-actions.tsx'
import { MissionProgress } from './mission-progress.tsx'
import { dueWords } from './mission-words.ts'

const Targets = ({ mission: { savedLists, people, companies, roles } }: { mission: Mission }) => (
  <dl className={styles.targets}>
    {savedLists.length > 0 ? (
      <div>
        <dt>{missionsMessages.lists()}</dt>
        <dd>
          {savedLists.map(({ listId: id, name }) => (
            <Link key={id} to="/collections/$id" params={{ id }} className={text.link}>
              {name}
            </Link>
          ))}
        </dd>
      </div>
    ) : null}
    {people.length > 0 ? (
      <div>
        <dt>{missionsMessages.people()}</dt>
        <dd>{formatList(people.map(({ name }) => name))}</dd>
      </div>
    ) : null}
    {companies.length > 0 ? (
      <div>
        <dt>{missionsMessages.companies()}</dt>
        <dd>
          {companies.map(({ companyId: id, name }) => (
            <Link key={id} to="/companies/$id" params={{ id }} className={text.link}>
              {name}
            </Link>
          ))}
        </dd>
      </div>
    ) : null}
    {roles.length > 0 ? (
      <div>
        <dt>{missionsMessages.roles()}</dt>
        <dd>{formatList(roles)}</dd>
      </div>
    ) : null}
  </dl>
)

/** Whether it is active, and when it is due. */
export const MissionFacts = ({ mission }: { mission: Mission }) => {
  const due = dueWords(mission)
  return (
    <span className={styles.facts}>
      <span>{missionsMessages.state({ state: mission.state })}</span>
      {due ? (
        <span>
          <IconCalendar size={16} stroke={1.6} aria-hidden="true" />
          {due}
        </span>
      ) : null}
    </span>
  )
}

export const MissionCard = ({ mission, mayChange }: { mission: Mission; mayChange: boolean }) => (
  <article className={styles.card} data-state={mission.state}>
    <header>
      <h2>
        <Link to="/missions/$id" params={{ id: mission.id }} className={text.link}>
          {mission.title}
        </Link>
      </h2>
      <p className={clsx(text.small, text.quiet)}>
        <MissionFacts mission={mission} />
      </p>
    </header>
    <MissionProgress mission={mission} />
    <Targets mission={mission} />
    {mayChange ? <MissionActions mission={mission} /> : null}
  </article>
)
