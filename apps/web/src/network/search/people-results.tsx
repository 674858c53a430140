import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { Notice } from '../../kit/notice.tsx'
import { Rows } from '../../kit/rows.tsx'
import { count } from '../contacts/contact-words.ts'
import { correctedWords } from './corrected-words.ts'
import { PersonResult } from './person-result.tsx'
import type { PeopleFound } from './search-shapes.ts'

/** "The best 25 of 340", "3 people". */
const countWords = ({ results, total = results.length }: PeopleFound): string => {
  if (total > results.length) return `The best ${count(results.length)} of ${count(total)} people`
  return results.length === 1 ? '1 person' : `${count(results.length)} people`
}

type Props = { found: PeopleFound; label: string }

export const PeopleResults = ({ found, label }: Props) => (
  <div className={resultRowStyles.results}>
    {found.corrected ? <p className={resultRowStyles.corrected}>{correctedWords(found.corrected)}</p> : null}
    {found.notice ? <Notice notice={found.notice} /> : null}
    <div className={clsx(resultRowStyles.row, resultRowStyles.head)} aria-hidden="true">
      <span>Who</span>
      <span>Best way</span>
      <span>Whom to write to</span>
    </div>
    <Rows lightsUp label={label} items={found.results} keyOf={({ id }) => id}>
      {(person) => <PersonResult person={person} />}
    </Rows>
    <output className={clsx(text.small, text.quiet, text.figures)}>{countWords(found)}</output>
  </div>
)
