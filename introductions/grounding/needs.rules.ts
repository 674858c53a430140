import type { Clause } from './clauses.rules.ts'
import type { Sense } from './lexicon.rules.ts'
import { isUnmet, readConnection, readDirection, readMailAndMeetings } from './needs-of-contact.rules.ts'
import { readKnowing } from './needs-of-knowing.rules.ts'
import { readRequest } from './needs-of-requests.rules.ts'
import { readPlace, readWork } from './needs-of-work.rules.ts'
import { startReading, type Asking, type Need } from './reading.rules.ts'
import { tenseOf } from './tense.rules.ts'

export interface Statement {
  readonly needs: readonly Need[]
  /** The words that they account for. */
  readonly senses: ReadonlySet<Sense>
  /** Whether every number counts something that is looked up. */
  readonly isCounted: boolean
  readonly isDenied: boolean
}

/** What one statement says, as needs; none if it says nothing that the lexicon knows. */
export function needsOf(clause: Clause, asking: Asking): Statement {
  const reading = startReading(clause, asking)
  const { tokens, needs, used, has, isSilence } = reading
  if (!readRequest(reading)) readMailAndMeetings(reading)
  readDirection(reading)
  readConnection(reading)
  readKnowing(reading)
  readWork(reading)
  readPlace(reading)
  const isWork = reading.companies.length > 0
  const isReadDenial =
    (has('knows') && needs.length > 0 && !has('confirmed')) ||
    (needs.length === 1 && (isSilence || isUnmet(reading) || (isWork && tenseOf(tokens).isEnded && !has('ended'))))
  return { needs, senses: used, isCounted: reading.isCounted(), isDenied: has('not') && !isReadDenial }
}
