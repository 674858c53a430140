import type { Tx } from '@wellmet/platform/database/connection.ts'
import { refreshStatistics } from '@wellmet/platform/database/statistics.store.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { requestCompanyTokens } from '../search-tokens/request-company-tokens.ts'
import { changeDirectory } from '@wellmet/identity/visibility/change-directory.ts'
import { personKeys, type PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { listDeletedKeys, listKnownDays, listKnownKeys } from './directory.store.ts'
import { draftPerson, type PersonDraft } from './draft-person.ts'
import { identifyPeople, type Identified } from './identify-people.ts'
import { savePeople } from './save-people.ts'
import { saveMentionedPlaces, savePlaces } from './save-places.ts'
import { addSummary, emptySummary, hasChanges, type LoadSummary } from './load-summary.ts'
import { readBatches, type Batch } from './read-records.ts'
import { requestDerivedRelationships } from './request-derived-relationships.ts'

/** Relationships are derived this long after a batch, so that a load derives them once and not after every batch. */
const patienceMs = 60_000

/**
 * Loads lines into the public directory, which is network 0. Each batch is a transaction of its own: after a load
 * that was cut off, run it again. Only what changed is written.
 */
export async function loadDirectory(
  services: Services,
  lines: AsyncIterable<string> | Iterable<string>,
  tell: (soFar: LoadSummary) => void = () => {},
): Promise<LoadSummary> {
  const keys = personKeys(services)
  const summary = emptySummary()
  const touched = new Set<string>()
  const key = newId()
  for await (const batch of readBatches(lines)) {
    const kept = await changeDirectory(
      services,
      async (tx) => {
        const result = await keepBatch({ tx, services }, batch, keys)
        const places = new Set([...touched, ...result.touched])
        const runAt = new Date(services.now().getTime() + patienceMs)
        if (places.size > 0) await requestDerivedRelationships(tx, places, { key, runAt })
        return result
      },
      (result) => hasChanges(result.summary),
    )
    for (const placeId of kept.touched) touched.add(placeId)
    addSummary(summary, kept.summary)
    tell(summary)
  }
  if (touched.size > 0)
    await changeDirectory(
      services,
      async (tx) => {
        await requestDerivedRelationships(tx, touched, { key })
        await requestCompanyTokens(tx, 0)
        await refreshStatistics(tx)
      },
      () => false,
    )
  return summary
}

async function keepBatch(context: HookContext, batch: Batch, keys: PersonKeys) {
  const { tx } = context
  const now = context.services.now()
  const summary = emptySummary()
  summary.lines = batch.places.length + batch.people.length + batch.skips.length
  for (const reason of batch.skips) summary.skipped[reason] += 1

  const places = await savePlaces(tx, batch.places, keys)
  summary.places = places.counts
  summary.skipped.repeated += places.repeated

  const drafts = batch.people.flatMap((record) => draftPerson(record, keys) ?? [])
  summary.skipped.unidentified += batch.people.length - drafts.length
  const allKeys = [...new Set(drafts.flatMap((draft) => draft.keys))]
  const deleted = new Set((await listDeletedKeys(tx, { keys: allKeys })).map(({ key }) => key))
  const wanted = drafts.filter((draft) => !draft.keys.some((key) => deleted.has(key)))
  summary.skipped.deleted += drafts.length - wanted.length

  const identities = identifyPeople(wanted, await knownKeys(tx, wanted))
  const told = lastOf(identities.people, ({ personId, source }) => `${personId} ${source}`)
  summary.skipped.repeated += identities.people.length - told.length
  const days = await knownDays(tx, told)
  const people = told.filter(({ personId, source, asOf }) => (days.get(`${personId} ${source}`) ?? '') <= asOf)
  summary.skipped.older += told.length - people.length
  // What is shown of somebody is the newest word on them, of whichever source.
  const newest = people.filter(({ personId, asOf }) => (days.get(personId) ?? '') <= asOf)
  const shown = lastOf(newest, ({ personId }) => personId)

  await saveMentionedPlaces(tx, people)
  const kept = await savePeople(context, { ...identities, people }, { shown, keys, now })
  summary.people = kept.counts
  return { summary, touched: new Set([...places.changed, ...kept.touched]) }
}

async function knownKeys(tx: Tx, drafts: readonly PersonDraft[]): Promise<Map<string, string>> {
  const rows = await listKnownKeys(tx, { keys: [...new Set(drafts.flatMap(({ keys }) => keys))] })
  return new Map(rows.map(({ key, personId }) => [key, personId]))
}

/** The day of the newest word on each, by source and of all sources. */
async function knownDays(tx: Tx, people: readonly Identified[]): Promise<Map<string, string>> {
  const days = new Map<string, string>()
  for (const { personId, source, asOf } of await listKnownDays(tx, { people: people.map((one) => one.personId) })) {
    days.set(`${personId} ${source}`, asOf)
    if ((days.get(personId) ?? '') < asOf) days.set(personId, asOf)
  }
  return days
}

/** Among duplicates the newest row, and among equally new ones the last. */
function lastOf(people: readonly Identified[], alike: (person: Identified) => string): Identified[] {
  const last = new Map<string, Identified>()
  for (const person of people) {
    const key = alike(person)
    if ((last.get(key)?.asOf ?? '') <= person.asOf) last.set(key, person)
  }
  return [...last.values()]
}
