import { statement } from '@wellmet/platform/database/statement.ts'

type Columns<T extends string> = Record<T, (string | null)[]>
type Numbers<T extends string> = Record<T, (number | null)[]>

export const listErasedKeys = statement<{ keys: string[] }, { key: string }>(import.meta.url, 'erased_keys')
export const listKnownKeys = statement<{ keys: string[] }, { key: string; personId: string }>(
  import.meta.url,
  'known_keys',
)
export const listKnownDays = statement<{ people: string[] }, { personId: string; source: string; asOf: string }>(
  import.meta.url,
  'known_days',
)
export const mergePeople = statement<{ survivors: string[]; gone: string[] }, { placeId: string }>(
  import.meta.url,
  'merge_people',
)
export const insertKeys = statement<{ keys: string[]; people: string[] }, { personId: string }>(
  import.meta.url,
  'keep_keys',
)

export const upsertPlaces = statement<
  Columns<'ids' | 'names' | 'domains' | 'industries' | 'locations' | 'sources' | 'days'> & Numbers<'kinds' | 'sizes'>,
  { id: string; created: boolean }
>(import.meta.url, 'keep_places')
export const insertMentionedPlaces = statement<Columns<'ids' | 'names' | 'sources' | 'days'> & Numbers<'kinds'>, never>(
  import.meta.url,
  'mention_places',
)

export const upsertPeople = statement<
  Columns<'people' | 'names' | 'titles' | 'companies' | 'companyIds' | 'locations' | 'words'> &
    Numbers<'kinds'> & { now: Date },
  { personId: string; created: boolean }
>(import.meta.url, 'keep_people')
export const replaceStints = statement<
  Columns<'people' | 'refs' | 'placeIds' | 'places' | 'roles' | 'departments' | 'locations' | 'sources' | 'days'> &
    Numbers<'kinds' | 'fromMonths' | 'toMonths'> & {
      current: boolean[]
      /** Whose record this is all of, and of which source. */
      tellers: string[]
      tellerSources: string[]
    },
  { personId: string; placeId: string; gone: boolean }
>(import.meta.url, 'keep_stints')

/** Returns where they are still known to have been. */
export const deleteTies = statement<{ people: string[] }, { placeId: string }>(import.meta.url, 'drop_ties')

export const insertErasures = statement<{ keys: string[]; erasure: string; now: Date }, never>(
  import.meta.url,
  'erase_keys',
)
export const listKeysOfPeople = statement<{ people: string[] }, { key: string }>(import.meta.url, 'keys_of_people')
export const deletePeople = statement<{ people: string[] }, { personId: string }>(import.meta.url, 'remove_people')
