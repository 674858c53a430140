import text from '../../kit/text.module.css'
import styles from './why-listed.module.css'
import { clsx } from 'clsx'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import { EvidenceChip } from '../../kit/evidence-chip.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { introducersWords, pathsWords } from './best-words.ts'
import { SharedFacts } from './shared-facts.tsx'
import { chipSource } from './chip-source.ts'
import { sentenceCase } from '../../graph/paths/path-words.ts'

/** What a list knows of a person and has no room for; a search knows the reasons only. */
export type ListedBecause = Partial<DashboardPerson>

const isDashboardPerson = (listed: ListedBecause): listed is DashboardPerson => listed.warmPathCount !== undefined

const Figures = ({ person }: { person: DashboardPerson }) => (
  <dl className={clsx(styles.figures, text.small)}>
    <dt>{peopleMessages.strength()}</dt>
    <dd>
      <StrengthBar strength={person.relationshipStrength} />{' '}
      {person.relationshipStrength === null
        ? peopleMessages.noContactYet()
        : peopleMessages.strengthLabel({ label: person.relationshipStrengthLabel })}
    </dd>
    <dt>{peopleMessages.paths()}</dt>
    <dd>{pathsWords(person)}</dd>
    <dt>{peopleMessages.introducers()}</dt>
    <dd>{introducersWords(person)}</dd>
    <dt>{peopleMessages.reputation()}</dt>
    <dd>
      {person.connectorReputation === null
        ? peopleMessages.noHistory()
        : peopleMessages.outOfHundred({ score: person.connectorReputation })}
    </dd>
  </dl>
)

/** Why somebody stands in the list from which the panel was opened, and at this place. */
export const WhyListed = ({ listed }: { listed: ListedBecause }) => {
  const { whyRanked = [] } = listed
  if (whyRanked.length === 0 && !isDashboardPerson(listed)) return null
  return (
    <section aria-label={pathsMessages.whyListed()} className={styles.whyListed}>
      <h3>{pathsMessages.whyListed()}</h3>
      <ul className={clsx(styles.reasons, text.small)}>
        {whyRanked.map((reason) => (
          <li key={reason}>{sentenceCase(reason)}</li>
        ))}
      </ul>
      {isDashboardPerson(listed) ? (
        <>
          <div className={clsx(styles.evidence, text.small)}>
            {listed.evidenceChips.length === 0 ? (
              <span className={text.quiet}>{peopleMessages.noEvidence()}</span>
            ) : null}
            {listed.evidenceChips.map(({ kind, label }) => (
              <EvidenceChip key={`${kind} ${label}`} label={label} source={chipSource[kind]} />
            ))}
          </div>
          <div className={text.small}>
            <SharedFacts person={listed} />
          </div>
          <Figures person={listed} />
        </>
      ) : null}
    </section>
  )
}
