import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { saveSearchTokens } from '../search-tokens/save-search-tokens.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { findIndustries } from '../search-tokens/find-industries.ts'
import { workDomains } from '@wellmet/platform/files/text/domains.rules.ts'
import { occupationsOf } from '@wellmet/identity/titles/titles-alike.ts'
import { searchVector } from '@wellmet/identity/search-words/search-words.rules.ts'
import { monthOfDate } from '@wellmet/platform/values/days.rules.ts'
import { hiddenBy } from '../hidden-contacts/honour-hide-rules.ts'
import { editsAfterFile, withoutEdited } from '../contact-edits/contact-edits.rules.ts'
import { optionalFields } from '../contact-fields/contact-fields.contract.ts'
import { valuesByField, type ContactWords } from '../contact-fields/contact-words.rules.ts'
import { byHand } from '../contact-list/manual-sources.rules.ts'
import { mergeByKeys } from '../merges/merge-contacts.ts'
import { noteEvidenceOfMerged } from '../merges/note-evidence.ts'
import { refreshStrengths } from '../relationships/refresh-strengths.ts'
import { contactsChanged } from '../relationships/relationships.hooks.ts'
import type { ContactDraft } from './contact-drafts.ts'
import type { Gathered, PositionDraft } from './gather-records.ts'
import type { ImportCounts } from './imports.contract.ts'
import { markCards } from './mark-cards.ts'
import {
  hidePeople,
  insertEvidence,
  insertCoOccurrences,
  listHiddenPeople,
  listKnownContacts,
  updateEdits,
  upsertContacts,
  upsertDetails,
  upsertKeys,
  upsertOwnPositions,
} from './ingest.store.ts'

/** Arrays so large that a statement takes long are sent in parts; each is still one statement for thousands of rows. */
const batch = 10_000

export interface Saved {
  counts: ImportCounts
  /** Contacts that are new. */
  created: ReadonlySet<string>
  /** Contacts of whom anything was written. */
  written: ReadonlySet<string>
}

/** Writes what was gathered, touching only what changed, and tells what became of it. Run again, it changes nothing. */
export async function saveGathered(
  tx: Tx,
  networkId: number,
  gathered: Gathered,
  { services, source, now }: { services: Services; source: string; now: Date },
): Promise<Saved> {
  const { evidence, keyChanges, merges, parts, rows, merged, skipped } = gathered
  const keys = personKeys(services)
  const month = monthOfDate(now)
  const hidden = new Set((await listHiddenPeople(tx, { networkId })).map(({ personId }) => personId))
  if (merges.length > 0) {
    await mergeByKeys({ tx, services }, networkId, merges, now)
    // If one of two merged contacts is hidden, both are: a merge makes nothing visible.
    const toHide = merges.flatMap(({ survivor, gone }) => (hidden.has(survivor) || hidden.has(gone) ? survivor : []))
    await hidePeople(tx, { networkId, people: toHide })
    for (const personId of toHide) hidden.add(personId)
  }
  for (const part of inBatches(keyChanges)) {
    await upsertKeys(tx, {
      networkId,
      keys: part.map(([key]) => key),
      people: part.map(([, personId]) => personId),
    })
  }
  for (const part of inBatches(gathered.cardKeys)) await markCards(tx, networkId, part)
  const known = new Map((await listKnownContacts(tx, { networkId })).map((contact) => [contact.personId, contact]))
  // What is typed by hand is no file: it outranks an earlier edit.
  const contacts = source === byHand ? gathered.contacts : await honourEdits(tx, networkId, gathered.contacts, known)
  for (const personId of await hiddenBy(tx, networkId, contacts)) hidden.add(personId)
  const changed = new Set<string>(merges.map(({ survivor }) => survivor))
  const written = new Set(changed)
  const created = new Set<string>()
  let updated = 0
  for (const listed of [true, false]) {
    for (const part of inBatches(contacts.filter((draft) => draft.isListed === listed))) {
      const news = part.filter((draft) => saysMore(draft, known.get(draft.personId)))
      const upserted = await upsertContacts(tx, {
        networkId,
        ...columnsOf(news),
        searchVectors: await searchVectorsOf(tx, news, known),
        hidden: [...hidden],
        listed,
        now,
        month,
      })
      for (const row of upserted) {
        changed.add(row.personId)
        written.add(row.personId)
        if (row.created) created.add(row.personId)
        else updated += 1
      }
      await upsertDetails(tx, { networkId, ...detailsOf(part), source, now })
    }
  }
  await noteEvidenceOfMerged(tx, networkId, evidence)
  let kept = 0
  for (const part of inBatches(evidence)) {
    const saved = await insertEvidence(tx, {
      networkId,
      people: part.map(({ personId }) => personId),
      kinds: part.map(({ kind }) => kind),
      refs: part.map(({ ref }) => ref),
      times: part.map(({ at }) => at),
      directions: part.map(({ direction }) => direction),
      circles: part.map(({ people }) => Math.min(people, 32_767)),
      copies: part.map(({ inCopy }) => inCopy),
      makers: part.map(({ maker }) => maker),
      answered: part.map(({ isAnswered }) => isAnswered),
    })
    kept += saved.filter(({ isNew }) => isNew).length
    for (const { personId } of saved) changed.add(personId)
  }
  for (const part of inBatches([...changed])) await refreshStrengths(tx, networkId, part, now)
  await saveSearchTokens(tx, keys, networkId, [...written])
  await upsertOwnPositions(tx, { networkId, ...positionColumns(gathered.positions), source, now })
  await saveCoOccurrences(tx, networkId, gathered, { services, now })
  const unchanged = contacts.length - created.size - updated
  const counts = { rows, created: created.size, updated, unchanged, merged, skipped, evidence: kept, parts }
  return { counts, created, written }
}

/** The contacts as the file may change them: what the owner edited stays, and what the file says is kept beside it. */
async function honourEdits(
  tx: Tx,
  networkId: number,
  contacts: ContactDraft[],
  known: ReadonlyMap<string, KnownContact>,
): Promise<ContactDraft[]> {
  const news = contacts.flatMap((draft) => {
    const { edits = null } = known.get(draft.personId) ?? {}
    const after = edits && draft.isListed ? editsAfterFile(draft, edits) : null
    return after ? [{ personId: draft.personId, edits: JSON.stringify(after) }] : []
  })
  if (news.length > 0) {
    const people = news.map(({ personId }) => personId)
    await updateEdits(tx, { networkId, people, edits: news.map(({ edits }) => edits) })
  }
  return contacts.map((draft) => {
    const before = known.get(draft.personId)
    return before?.edits ? withoutEdited(draft, before, before.edits) : draft
  })
}

/** What two of them are to each other changes only for those who were seen together anew, or became one. */
export async function saveCoOccurrences(
  tx: Tx,
  networkId: number,
  { coOccurrences, merges }: Gathered,
  { services, now }: { services: Services; now: Date },
): Promise<void> {
  const seen = new Set(merges.map(({ survivor }) => survivor))
  for (const part of inBatches(coOccurrences)) {
    const inserted = await insertCoOccurrences(tx, {
      networkId,
      a: part.map(({ a }) => a),
      b: part.map(({ b }) => b),
      refs: part.map(({ ref }) => ref),
      days: part.map(({ day }) => day),
      others: part.map(({ others }) => others),
      direct: part.map(({ direct }) => direct),
    })
    for (const { a, b } of inserted) seen.add(a).add(b)
  }
  for (const people of inBatches([...seen]))
    await runHook({ tx, services }, contactsChanged, { networkId, people, now })
}

function* inBatches<T>(all: T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batch) yield all.slice(from, from + batch)
}

/** As the statement decides, and only so that it is not sent thirty thousand contacts that it knows. */
const saysMore = (draft: ContactDraft, known: ContactWords | undefined): boolean =>
  !known ||
  (draft.isListed &&
    (draft.name !== known.name ||
      optionalFields.some((field) => draft[field] !== null && draft[field] !== known[field])))

type KnownContact = Awaited<ReturnType<typeof listKnownContacts>>[number]

/** What they can be found by; whoever has moved is found by where they were, too. */
async function searchVectorsOf(
  tx: Tx,
  drafts: ContactDraft[],
  known: ReadonlyMap<string, KnownContact>,
): Promise<string[]> {
  const industries = await findIndustries(tx, drafts)
  return drafts.map((draft) => {
    const before = known.get(draft.personId)
    const hasMoved = before?.company && draft.companyId !== null && before.companyId !== draft.companyId
    return searchVector({
      ...draft,
      occupations: occupationsOf(draft),
      domains: workDomains(draft.emails),
      industry: industries.get(draft.companyId ?? '') ?? null,
      formerEmployers: [...(before?.formerEmployers ?? []), ...(hasMoved ? [before.company ?? ''] : [])],
    })
  })
}

const columnsOf = (drafts: ContactDraft[]) => ({
  people: drafts.map(({ personId }) => personId),
  ...valuesByField(drafts),
  companyIds: drafts.map(({ companyId }) => companyId),
  kinds: drafts.map(({ personKind }) => personKind),
})

const positionColumns = (positions: PositionDraft[]) => ({
  refs: positions.map(({ ref }) => ref),
  kinds: positions.map(({ kind }) => kind),
  placeIds: positions.map(({ placeId }) => placeId),
  places: positions.map(({ place }) => place),
  roles: positions.map(({ role }) => role),
  locations: positions.map(({ location }) => location),
  fromMonths: positions.map(({ fromMonth }) => fromMonth),
  toMonths: positions.map(({ toMonth }) => toMonth),
})

const detailsOf = (drafts: ContactDraft[]) => ({
  people: drafts.map(({ personId }) => personId),
  emails: drafts.map(({ emails }) => JSON.stringify([...emails].toSorted())),
  phones: drafts.map(({ phones }) => JSON.stringify([...phones].toSorted())),
  slugs: drafts.map(({ linkedinSlug }) => linkedinSlug),
  connected: drafts.map(({ connectedOn }) => connectedOn),
})
