import text from '../../kit/text.module.css'
import styles from './best-table.module.css'
import { clsx } from 'clsx'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import { EvidenceChip } from '../../kit/evidence-chip.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { RouteStatus } from '../../kit/route-status.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { SaveToList } from '../lists/save-to-list.tsx'
import { chipSource } from '../search/chip-source.ts'
import { chanceWords, sentenceCase, pathWords } from '../search/path-words.ts'
import { PathsLink } from '../search/paths-link.tsx'
import { introducersWords, pathsWords } from './best-words.ts'
import { SharedFacts } from './shared-facts.tsx'

type Props = { person: DashboardPerson; columns: number }

const fewReasons = 2

/** One person among the best. */
export const BestPerson = ({ person, columns }: Props) => {
  const { id, name, role, company, path, whyRanked, evidenceChips, connectorReputation } = person
  const { relationshipStrength, relationshipStrengthLabel } = person
  const about = [role, company].filter(Boolean).join(' · ')
  return (
    <tbody className={styles.person}>
      <tr>
        <th scope="row" className={styles.who}>
          <Portrait id={id} name={name} size={32} />
          <span className={styles.words}>
            <PathsLink id={id} name={name} className={styles.name} />
            <span className={clsx(text.quiet, text.clip)} title={about || undefined}>
              {about || kitMessages.roleUnknown()}
            </span>
          </span>
        </th>
        <td data-label={peopleMessages.bestPath()}>
          <span className={styles.words}>
            <RouteStatus status={path.status} />
            <span className={clsx(text.quiet, text.clip)}>{pathWords(path)}</span>
          </span>
        </td>
        <td data-label={peopleMessages.strength()}>
          <span className={styles.words}>
            <StrengthBar strength={relationshipStrength} />
            <span className={text.quiet}>
              {relationshipStrength === null
                ? peopleMessages.noContactYet()
                : peopleMessages.strengthLabel({ label: relationshipStrengthLabel })}
            </span>
          </span>
        </td>
        <td data-label={pathsMessages.chanceOfIntro()}>{chanceWords(path)}</td>
        <td data-label={peopleMessages.paths()}>{pathsWords(person)}</td>
        <td data-label={peopleMessages.introducers()}>{introducersWords(person)}</td>
        <td data-label={peopleMessages.reputation()}>
          {connectorReputation === null ? (
            <span className={text.quiet}>{peopleMessages.noHistory()}</span>
          ) : (
            peopleMessages.outOfHundred({ score: connectorReputation })
          )}
        </td>
      </tr>
      <tr className={styles.rest}>
        <td colSpan={columns}>
          <div className={styles.why}>
            <span className={text.quiet}>{whyRanked.slice(0, fewReasons).map(sentenceCase).join(' · ')}</span>
            {evidenceChips.length === 0 ? <span className={text.quiet}>{peopleMessages.noEvidence()}</span> : null}
            {evidenceChips.map(({ kind, label }) => (
              <EvidenceChip key={`${kind} ${label}`} label={label} source={chipSource[kind]} />
            ))}
            <SharedFacts person={person} />
            <SaveToList kind="person" id={id} name={name} />
          </div>
        </td>
      </tr>
    </tbody>
  )
}
