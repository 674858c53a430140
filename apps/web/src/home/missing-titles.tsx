import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Mission } from '@wellmet/discovery/missions/missions.contract.ts'
import { missingWords } from '../network/missions/mission-words.ts'
import { missionTargetsQuery } from '../network/missions/missions.queries.ts'

/** Each mission is a question of its own, and Home is looked at often. */
const most = { missions: 2, companies: 3 }

/** Of goals such as “CTO at Acme”: that nobody there has the title, and who is nearest. */
export const MissingTitles = ({ missions }: { missions: readonly Mission[] }) => {
  const asked = missions
    .filter(({ roles, companies }) => roles.length > 0 && companies.length > 0)
    .slice(0, most.missions)
  const answers = useQueries({ queries: asked.map(({ id }) => missionTargetsQuery(id)) })
  const missing = asked.flatMap(({ id, title, roles }, at) =>
    (answers[at]?.data?.companies ?? [])
      .flatMap((company) => missingWords(company, roles) ?? [])
      .slice(0, most.companies)
      .map((words) => ({ id, title, words })),
  )
  if (missing.length === 0) return null
  return (
    <ul className={clsx(styles.missing, text.small)}>
      {missing.map(({ id, title, words }) => (
        <li key={`${id} ${words}`}>
          {words}{' '}
          <Link to="/missions/$id" params={{ id }} className={text.link}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
