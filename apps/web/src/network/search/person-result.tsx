import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { EvidenceChip } from '../../kit/evidence-chip.tsx'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { AskLink } from './ask-link.tsx'
import { SaveToList } from '../lists/save-to-list.tsx'
import { chipSource } from './chip-source.ts'
import type { PersonFound } from './search-shapes.ts'
import { PathMeasures } from './path-measures.tsx'
import { sentenceCase } from './path-words.ts'
import { PathsLink } from './paths-link.tsx'

const fewReasons = 3
const fewChips = 3

/** One person: who, the best path with its chance, and why they are listed. The whole row opens the paths. */
export const PersonResult = ({ person }: { person: PersonFound }) => {
  const { id, name, role, company, location, path, connectorInsight, whyRanked, evidenceChips = [] } = person
  const about = [role, company, location].filter(Boolean).join(' · ')
  return (
    <div className={resultRowStyles.row}>
      <div className={resultRowStyles.who}>
        <Portrait id={id} name={name} size={32} />
        <span className={resultRowStyles.words}>
          <PathsLink id={id} name={name} />
          <span className={clsx(text.quiet, text.clip)} title={about || undefined}>
            {about || kitMessages.roleUnknown()}
          </span>
        </span>
        <SaveToList kind="person" id={id} name={name} />
      </div>
      <PathMeasures className={resultRowStyles.measures} path={path} />
      <span className={resultRowStyles.words}>
        <FreshnessLabel label={connectorInsight.freshnessLabel} />
      </span>
      <div className={resultRowStyles.why}>
        <span className={text.quiet}>{whyRanked.slice(0, fewReasons).map(sentenceCase).join(' · ')}</span>
        {evidenceChips.slice(0, fewChips).map(({ kind, label }) => (
          <EvidenceChip key={`${kind} ${label}`} label={label} source={chipSource[kind]} />
        ))}
        <AskLink id={id} name={name} path={path} />
      </div>
    </div>
  )
}
