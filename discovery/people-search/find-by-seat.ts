import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { FoundRow } from './find-candidates.ts'
import type { Found, Fitting } from './find-matches.ts'
import { isSeatedIn, placeMeant } from './company-seat.rules.ts'
import { peopleMessages } from './people.messages.ts'
import { listEmployerPlaces, type Membership } from './people.store.ts'
import type { Question } from '../questions/question.rules.ts'

/**
 * Where a place was left out because nobody who fits says that they are there: those of them who say nothing of where they
 * are, and whose company sits there. Null where there is nobody, or the place is in no gazetteer.
 */
export async function findBySeat(
  tx: Tx,
  found: Found,
  look: (question: Question) => Promise<Fitting>,
  me: Membership['me'],
): Promise<Found | null> {
  const [left, ...others] = found.dropped.filter(({ part }) => part === 'location')
  const place = left && others.length === 0 ? placeMeant(left.typed) : undefined
  if (!left || !place || found.rows.length === 0) return null
  const { rows } = await look(found.question)
  const people = [...new Set(rows.map(({ personId }) => personId))]
  const places = Map.groupBy(await listEmployerPlaces(tx, { me, people }), ({ personId }) => personId)
  const seated = new Set(people.filter((personId) => isSeatedIn(place, places.get(personId) ?? [])))
  if (seated.size === 0) return null
  const kept: FoundRow[] = rows
    .filter(({ personId }) => seated.has(personId))
    .map((row) => ({ ...row, total: seated.size }))
  const why = peopleMessages.seatedThere({ place: left.typed })
  return { ...found, rows: kept, dropped: found.dropped.map((one) => (one === left ? { ...one, why } : one)) }
}
