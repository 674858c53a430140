import text from '../../kit/text.module.css'
import styles from './best-table.module.css'
import { clsx } from 'clsx'
import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import { EvidenceChip } from '../../kit/evidence-chip.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { RouteStatus } from '../../kit/route-status.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { SaveToList } from '../lists/save-to-list.tsx'
import { chipSource } from '../search/chip-source.ts'
import { sentenceCase, pathWords } from '../search/path-words.ts'
import { PathsLink } from '../search/paths-link.tsx'
import { introducersWords, pathsWords } from './best-words.ts'
import { SharedFacts } from './shared-facts.tsx'

type Props = { person: DashboardPerson; columns: number }

const fewReasons = 2

/** One person among the best. */
export const BestPerson = ({ person, columns }: Props) => {
  const { id, name, role, company, path, whyRanked, evidenceChips, connectorReputation } = person
  const { relationshipStrength, relationshipStrengthLabel, relationshipConfidence } = person
  const about = [role, company].filter(Boolean).join(' · ')
  return (
    <tbody className={styles.person}>
      <tr>
        <th scope="row" className={styles.who}>
          <Portrait id={id} name={name} size={32} />
          <span className={styles.words}>
            <PathsLink id={id} name={name} className={styles.name} />
            <span className={clsx(text.quiet, text.clip)} title={about || undefined}>
              {about || 'Role unknown'}
            </span>
          </span>
        </th>
        <td data-label="Best way">
          <span className={styles.words}>
            <RouteStatus status={path.status} />
            <span className={clsx(text.quiet, text.clip)}>{pathWords(path)}</span>
          </span>
        </td>
        <td data-label="Strength">
          <span className={styles.words}>
            <StrengthBar strength={relationshipStrength} />
            <span className={text.quiet}>
              {relationshipStrength === null ? 'no contact seen yet' : relationshipStrengthLabel}
            </span>
          </span>
        </td>
        <td data-label="Confidence">
          {path.status === 'none' ? <span className={text.quiet}>unknown</span> : `${relationshipConfidence} of 100`}
        </td>
        <td data-label="Paths">{pathsWords(person)}</td>
        <td data-label="Introducers">{introducersWords(person)}</td>
        <td data-label="Reputation">
          {connectorReputation === null ? (
            <span className={text.quiet}>no history yet</span>
          ) : (
            `${connectorReputation} of 100`
          )}
        </td>
      </tr>
      <tr className={styles.rest}>
        <td colSpan={columns}>
          <div className={styles.why}>
            <span className={text.quiet}>{whyRanked.slice(0, fewReasons).map(sentenceCase).join(' · ')}</span>
            {evidenceChips.length === 0 ? <span className={text.quiet}>No evidence on record</span> : null}
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
