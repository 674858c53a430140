import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { tieFormula } from '../relationships/formula.rules.ts'
import {
  listMatchesInReach,
  listMayMatch,
  listWordsInReach,
  listWordsNearby,
  rankMatches,
  type FoundRow,
  type Seat,
} from './people.store.ts'
import { personKeys } from './person-keys.ts'
import { forgiving, lengthsMeant, slotsOf, type Term } from './search-terms.rules.ts'
import { askedOf } from './search.rules.ts'

export const indirectTies = { certain: tieFormula.strengthOfCertain, carrying: tieFormula.leastCarrying }

const { acquaintances, acquaintanceHalfLifeMonths, unknownOverlapMonths } = tieFormula
/** As `chanceOfColleagues` has it: both are there now, and nothing says since when. */
const together = {
  colleagues: tieFormula.employerAtMost,
  met: acquaintances * (1 - 2 ** (-unknownOverlapMonths / acquaintanceHalfLifeMonths)),
  unknownSize: tieFormula.unknownCompanySize,
}

export interface Asking extends Seat {
  kinds: number
  leastScore: number
  limit: number
}

export interface Found {
  /** With what may have been meant, when slips were forgiven. */
  terms: Term[]
  rows: FoundRow[]
}

/**
 * Up to so many candidates are looked at one by one; above, all whom the viewer reaches are read. Both find the same
 * people, or the choice would tell how many others have them.
 */
const fewCandidates = 2_000

const idsOf = (rows: { personId: string }[]): string[] => rows.map(({ personId }) => personId)

/** As typed; and when that does not fill the page, once more with slips forgiven. */
export async function findMatches(
  tx: Tx,
  { services }: Pick<MemberCall, 'services'>,
  terms: Term[],
  asking: Asking,
  few = fewCandidates,
): Promise<Found> {
  if (terms.length === 0) return { terms, rows: [] }
  const keys = personKeys(services.config.SECRET)
  const candidates = async (forgive: boolean): Promise<string[] | null> => {
    const [first, second, third] = slotsOf(terms, { forgive }).map((marks) => marks.map((mark) => keys.mark(mark)))
    const found = await listMayMatch(tx, { first: first!, second: second!, third: third!, limit: few + 1 })
    return found.length > few ? null : idsOf(found)
  }
  const rank = async (asked: Term[], among: string[] | null): Promise<FoundRow[]> => {
    const looked = askedOf(asked)
    const people = among ?? idsOf(await listMatchesInReach(tx, { ...asking, all: looked.all }))
    return people.length === 0 ? [] : rankMatches(tx, { people, ...looked, ...indirectTies, ...together, ...asking })
  }
  const rows = await rank(terms, await candidates(false))
  const lengths = lengthsMeant(terms)
  if (rows.length >= asking.limit || lengths.length === 0) return { terms, rows }
  const among = await candidates(true)
  const words = among
    ? await listWordsNearby(tx, { people: among, lengths })
    : await listWordsInReach(tx, { me: asking.me, lengths })
  const meant = forgiving(
    terms,
    words.map(({ word }) => word),
  )
  if (meant.every((term) => term.meant.length === 0)) return { terms, rows }
  return { terms: meant, rows: await rank(meant, among) }
}
