import type { Tx } from '@wellmet/platform/database/connection.ts'
import { refreshStrengths } from '../relationships/refresh-strengths.ts'
import type { ContactDraft, Gathered } from './gather-records.ts'
import type { ImportCounts } from './imports.contract.ts'
import {
  hidePeople,
  insertEvidence,
  listHiddenPeople,
  mergePeople,
  upsertContacts,
  upsertDetails,
  upsertKeys,
} from './ingest.store.ts'

/** Arrays so large that a statement takes long are sent in parts; each is still one statement for thousands of rows. */
const batch = 10_000

/** Writes what was gathered, touching only what changed, and tells what became of it. Run again, it changes nothing. */
export async function keepGathered(
  tx: Tx,
  owner: number,
  gathered: Gathered,
  source: string,
  now: Date,
): Promise<ImportCounts> {
  const { contacts, evidence, identities, skips, rows, merged } = gathered
  const merges = identities.merges()
  const hidden = new Set((await listHiddenPeople(tx, { owner })).map(({ personId }) => personId))
  if (merges.length > 0) {
    const survivors = merges.map(([survivor]) => identities.survivorOf(survivor))
    await mergePeople(tx, { owner, survivors, gone: merges.map(([, gone]) => gone) })
    // Of two who turn out to be one, the hidden one decides: nothing becomes visible by a merge.
    const toHide = merges.flatMap(([kept, gone], i) => (hidden.has(kept) || hidden.has(gone) ? survivors[i]! : []))
    await hidePeople(tx, { owner, people: toHide })
    for (const personId of toHide) hidden.add(personId)
  }
  for (const part of inBatches(identities.changes())) {
    await upsertKeys(tx, {
      owner,
      keys: part.map(([key]) => key),
      people: part.map(([, personId]) => identities.survivorOf(personId)),
    })
  }
  const changed = new Set<string>(merges.map(([survivor]) => identities.survivorOf(survivor)))
  let [created, updated] = [0, 0]
  for (const listed of [true, false]) {
    for (const part of inBatches([...contacts.values()].filter((draft) => draft.isListed === listed))) {
      for (const row of await upsertContacts(tx, { owner, ...columnsOf(part), hidden: [...hidden], listed, now })) {
        changed.add(row.personId)
        if (row.created) created += 1
        else updated += 1
      }
      await upsertDetails(tx, { owner, ...detailsOf(part), source, now })
    }
  }
  let kept = 0
  for (const part of inBatches(evidence)) {
    const inserted = await insertEvidence(tx, {
      owner,
      people: part.map(({ personId }) => personId),
      kinds: part.map(({ kind }) => kind),
      refs: part.map(({ ref }) => ref),
      times: part.map(({ at }) => at),
      directions: part.map(({ direction }) => direction),
      circles: part.map(({ people }) => Math.min(people, 32_767)),
      copies: part.map(({ inCopy }) => inCopy),
    })
    kept += inserted.length
    for (const { personId } of inserted) changed.add(personId)
  }
  for (const part of inBatches([...changed])) await refreshStrengths(tx, owner, part, now)
  const unchanged = contacts.size - created - updated
  return { rows, created, updated, unchanged, merged: merged + merges.length, skipped: skips.length, evidence: kept }
}

function* inBatches<T>(all: T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batch) yield all.slice(from, from + batch)
}

const columnsOf = (drafts: ContactDraft[]) => ({
  people: drafts.map(({ personId }) => personId),
  names: drafts.map(({ name }) => name),
  titles: drafts.map(({ title }) => title),
  companies: drafts.map(({ company }) => company),
  companyIds: drafts.map(({ companyId }) => companyId),
  locations: drafts.map(({ location }) => location),
})

const detailsOf = (drafts: ContactDraft[]) => ({
  people: drafts.map(({ personId }) => personId),
  emails: drafts.map(({ emails }) => JSON.stringify([...emails].toSorted())),
  phones: drafts.map(({ phones }) => JSON.stringify([...phones].toSorted())),
  slugs: drafts.map(({ linkedinSlug }) => linkedinSlug),
  connected: drafts.map(({ connectedOn }) => connectedOn),
})
