import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import type { PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { saveSearchTokens } from '../search-tokens/save-search-tokens.ts'
import { findIndustries } from '../search-tokens/find-industries.ts'
import { positionKinds } from '../relationships/stored-kinds.rules.ts'
import type { PositionDraft } from './draft-person.ts'
import { occupationsOf } from '@wellmet/identity/titles/titles-alike.ts'
import { searchVector } from '@wellmet/identity/search-words/search-words.rules.ts'
import { insertKeys, listPlacesOfPeople, mergePeople, replacePositions, upsertPeople } from './directory.store.ts'
import { directoryPositionsDeleted } from './directory.hooks.ts'
import { directoryId } from './directory.rules.ts'
import type { Identified, Identities } from './identify-people.ts'
import type { Counts } from './load-summary.ts'

/** Writes what changed of these people, and tells at which places something did. */
export async function savePeople(
  context: HookContext,
  { people, fresh, merges }: Identities,
  { shown, keys, now }: { shown: readonly Identified[]; keys: PersonKeys; now: Date },
): Promise<{ counts: Counts; touched: Set<string> }> {
  const { tx } = context
  const touched = new Set<string>()
  const changed = new Set<string>()
  if (merges.length > 0) {
    const pairs = { survivors: merges.map(([survivor]) => survivor), gone: merges.map(([, gone]) => gone) }
    for (const { placeId } of await mergePeople(tx, pairs)) touched.add(placeId)
    await runHook(context, directoryPositionsDeleted, { people: pairs.gone })
    for (const survivor of pairs.survivors) changed.add(survivor)
  }
  const entered = await insertKeys(tx, { keys: fresh.map(([key]) => key), people: fresh.map(([, person]) => person) })
  for (const { personId } of entered) changed.add(personId)

  const written = await upsertPeople(tx, { ...columnsOf(shown, await findIndustries(tx, shown)), now })
  const moved = await replacePositions(tx, positionColumns(people))
  // Last, because earlier employers are among what people are found by.
  await saveSearchTokens(tx, keys, directoryId, [...new Set([...written, ...moved].map(({ personId }) => personId))])
  const poorer = moved.filter(({ gone }) => gone).map(({ personId }) => personId)
  if (poorer.length > 0) {
    await runHook(context, directoryPositionsDeleted, { people: poorer })
    for (const { placeId } of await listPlacesOfPeople(tx, { people: poorer })) touched.add(placeId)
  }
  for (const { placeId } of moved) touched.add(placeId)

  for (const { personId } of [...written, ...moved]) changed.add(personId)
  const all = new Set(people.map(({ personId }) => personId))
  const created = written.filter((row) => row.created).length
  const updated = [...changed].filter((personId) => all.has(personId)).length - created
  return { counts: { created, updated, unchanged: all.size - created - updated }, touched }
}

const columnsOf = (people: readonly Identified[], industries: ReadonlyMap<string, string>) => ({
  people: people.map(({ personId }) => personId),
  names: people.map(({ name }) => name),
  titles: people.map(({ title }) => title),
  companies: people.map(({ company }) => company),
  companyIds: people.map(({ companyId }) => companyId),
  locations: people.map(({ location }) => location),
  searchVectors: people.map((person) =>
    searchVector({
      ...person,
      occupations: occupationsOf(person),
      industry: industries.get(person.companyId ?? '') ?? null,
      formerEmployers: person.positions.filter(isFormerJob).map(({ place }) => place),
      background: person.positions.filter(({ kind }) => kind !== positionKinds.worked).map(({ place }) => place),
    }),
  ),
  kinds: people.map(({ personKind }) => personKind),
})

const isFormerJob = ({ kind, isCurrent }: PositionDraft): boolean => kind === positionKinds.worked && !isCurrent

/** What two sources say alike is one position, told by the first of them. */
function positionColumns(people: readonly Identified[]) {
  const told = new Map(
    people.flatMap(({ personId, positions, source, asOf }) =>
      positions.map((position) => [`${personId} ${position.ref}`, { personId, source, asOf, ...position }] as const),
    ),
  )
  const positions = [...told.values()]
  return {
    people: positions.map(({ personId }) => personId),
    refs: positions.map(({ ref }) => ref),
    kinds: positions.map(({ kind }) => kind),
    placeIds: positions.map(({ placeId }) => placeId),
    places: positions.map(({ place }) => place),
    roles: positions.map(({ role }) => role),
    departments: positions.map(({ department }) => department),
    locations: positions.map(({ location }) => location),
    fromMonths: positions.map(({ fromMonth }) => fromMonth),
    toMonths: positions.map(({ toMonth }) => toMonth),
    current: positions.map(({ isCurrent }) => isCurrent),
    sources: positions.map(({ source }) => source),
    days: positions.map(({ asOf }) => asOf),
    tellers: people.map(({ personId }) => personId),
    tellerSources: people.map(({ source }) => source),
  }
}
