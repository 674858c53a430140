import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { listWordsNearby, searchPeople, type FoundRow, type Membership } from './people.store.ts'
import { hashTerms, type HashedTerms } from '@wellmet/contacts/search-tokens/hash-terms.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { fuzzy, fieldLengths, queryTerms, type Term } from './search-terms.rules.ts'
import { askedOf } from './search.rules.ts'

export const indirectRelationships = {
  certain: inferredFormula.strengthOfCertain,
  carrying: inferredFormula.leastCarrying,
}

const { acquaintances, acquaintanceHalfLifeMonths, unknownOverlapMonths } = inferredFormula
/** As `chanceOfColleagues` has it: both are there now, and nothing says since when. */
const together = {
  colleagues: inferredFormula.employerAtMost,
  met: acquaintances * (1 - 2 ** (-unknownOverlapMonths / acquaintanceHalfLifeMonths)),
  unknownSize: inferredFormula.unknownCompanySize,
}

export interface Asking extends Membership {
  kinds: number
  leastScore: number
  limit: number
}

export interface Found {
  /** With what may have been meant, when slips were forgiven. */
  terms: Term[]
  rows: FoundRow[]
}

/** As typed; and when nobody is found so, once more with slips forgiven. */
export const findMatches = (
  tx: Tx,
  call: Pick<MemberCall, 'services'>,
  terms: Term[],
  asking: Asking,
): Promise<Found> =>
  searchThenFuzzy(tx, call, terms, (asked, marked) =>
    searchPeople(tx, { ...marked, ...askedOf(asked), ...indirectRelationships, ...together, ...asking }),
  )

/** The same for any statement that looks for people by their marks. */
export async function searchThenFuzzy<Row>(
  tx: Tx,
  { services }: Pick<MemberCall, 'services'>,
  terms: Term[],
  look: (asked: Term[], marked: HashedTerms) => Promise<Row[]>,
): Promise<{ terms: Term[]; rows: Row[] }> {
  if (terms.length === 0) return { terms, rows: [] }
  const keys = personKeys(services.config.SECRET)
  const marked = (forgive: boolean): HashedTerms => hashTerms(keys, queryTerms(terms, { forgive }))
  const rows = await look(terms, marked(false))
  const lengths = fieldLengths(terms)
  if (rows.length > 0 || lengths.length === 0) return { terms, rows }
  const words = await listWordsNearby(tx, { ...marked(true), lengths })
  const meant = fuzzy(
    terms,
    words.map(({ word }) => word),
  )
  if (meant.every((term) => term.meant.length === 0)) return { terms, rows }
  return { terms: meant, rows: await look(meant, marked(true)) }
}
