import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import styles from './broad-person.module.css'
import { clsx } from 'clsx'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { RankedPerson as Person } from '@wellmet/discovery/people-search/people.contract.ts'
import { formatDay } from '../../kit/dates.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { SourceLabel } from '../../kit/source-label.tsx'
import { SaveToList } from '../lists/save-to-list.tsx'
import { PathMeasures } from '../search/path-measures.tsx'
import { sentenceCase } from '../search/path-words.ts'
import { PathsLink } from '../search/paths-link.tsx'

const fewReasons = 3

/** Somebody in reach or beyond it. Paths open only where there is one, and only who is in reach can be saved. */
export const BroadPerson = ({ person }: { person: Person }) => {
  const { id, name, role, company, location, path, source, lastUpdated, whyRanked } = person
  const about = [role, company, location].filter(Boolean).join(' · ')
  return (
    <div className={resultRowStyles.row}>
      <div className={resultRowStyles.who}>
        <Portrait id={id} name={name} size={32} />
        <span className={resultRowStyles.words}>
          {path.status === 'none' ? (
            <span className={clsx(styles.name, text.clip)}>{name}</span>
          ) : (
            <PathsLink id={id} name={name} />
          )}
          <span className={clsx(text.quiet, text.clip)} title={about || undefined}>
            {about || kitMessages.roleUnknown()}
          </span>
        </span>
        {source === 'graph' ? <SaveToList kind="person" id={id} name={name} /> : null}
      </div>
      <PathMeasures className={resultRowStyles.measures} path={path} />
      <span className={resultRowStyles.words}>
        <SourceLabel className={styles.source} source={source} />
        <span className={clsx(text.quiet, text.clip)} title={sentenceCase(lastUpdated.source)}>
          {richMessage(peopleMessages.asOf, {
            on: formatDay(lastUpdated.at),
            time: <time dateTime={lastUpdated.at} />,
          })}
        </span>
      </span>
      {whyRanked.length > 0 ? (
        <p className={clsx(resultRowStyles.why, text.quiet)}>
          {whyRanked.slice(0, fewReasons).map(sentenceCase).join(' · ')}
        </p>
      ) : null}
    </div>
  )
}
