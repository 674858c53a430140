import type { PersonFacts } from '@wellmet/identity/same-person/person-facts.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { cacheAnswer } from '@wellmet/identity/visibility/cache-answer.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { wordsIn } from '../contact-fields/contact-words.rules.ts'
import type { Duplicate } from './duplicates.contract.ts'
import { likelihoodOf, reasonsFor, type Likelihood } from './duplicates.rules.ts'
import { findDuplicates, readSeparations, readPersonFacts } from './find-duplicates.ts'
import { listSides, type SideRow } from './duplicates.store.ts'

interface FoundPair {
  a: string
  b: string
  likelihood: Likelihood
  reasons: string[]
}

/** Pairs of the viewer's own contacts that may be one person, the likely ones first. */
export const showDuplicates = (call: MemberCall, { limit, cursor }: { limit: number; cursor?: string | undefined }) =>
  call.db.transaction(async (tx) => {
    const found = await listPairs(tx, call)
    const ids = personIds(call)
    const cursorOf = ({ likelihood, a, b }: FoundPair): string =>
      [likelihood, ids.show(BigInt(a)), ids.show(BigInt(b))].join('.')
    // After a pair that is not listed any more there is nothing.
    const start = cursor === undefined ? 0 : found.findIndex((pair) => cursorOf(pair) === cursor) + 1 || found.length
    const page = found.slice(start, start + limit)
    const rows = await listSides(tx, { people: [...new Set(page.flatMap(({ a, b }) => [a, b]))] })
    const sides = new Map(rows.map((row) => [row.personId, row]))
    const items = page.map(({ a, b, likelihood, reasons }) => ({
      contactId: ids.show(BigInt(a)),
      otherId: ids.show(BigInt(b)),
      contact: toSide(getFrom(sides, a)),
      other: toSide(getFrom(sides, b)),
      likelihood,
      reasons,
    }))
    const last = page.at(-1)
    return {
      items,
      next: last && start + limit < found.length ? cursorOf(last) : null,
      total: found.length,
      likely: found.filter(({ likelihood }) => likelihood === 'likely').length,
    }
  })

/** Comparing thirty thousand contacts takes a second or two, so what was found is cached until a contact changes. */
async function listPairs(tx: Tx, call: MemberCall): Promise<FoundPair[]> {
  const viewer = await getViewerNetwork(tx)
  const { me } = viewer
  if (me === null) return []
  const { pairs } = await cacheAnswer(call, viewer, { of: 'duplicates' }, async () => ({
    pairs: await comparePairs(tx, me),
  }))
  const isApart = await readSeparations(tx, me)
  return pairs.filter(({ a, b }) => !isApart(a, b))
}

async function comparePairs(tx: Tx, networkId: number): Promise<FoundPair[]> {
  const facts = new Map((await readPersonFacts(tx, networkId)).map((one) => [one.id, one]))
  const pairs = (await findDuplicates(tx, networkId)).map((pair) => {
    const { a, b, weight } = pair
    const [one, two]: [PersonFacts, PersonFacts] = [getFrom(facts, a), getFrom(facts, b)]
    return { a, b, likelihood: likelihoodOf(pair), reasons: reasonsFor(one, two, weight) }
  })
  return (['likely', 'possible'] as const).flatMap((band) => pairs.filter(({ likelihood }) => likelihood === band))
}

const toSide = (row: SideRow): Duplicate['contact'] => ({ ...wordsIn(row), emails: row.emails, sources: row.sources })
