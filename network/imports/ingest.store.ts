import { statement } from '@wellmet/platform/database/statement.ts'
import type { Findable } from '../people/words.rules.ts'

interface Of {
  owner: number
}

export const listKnownKeys = statement<Of, { key: string; personId: string }>(import.meta.url, 'known_keys')
export const listHiddenPeople = statement<Of, { personId: string }>(import.meta.url, 'hidden_people')

export const listKnownContacts = statement<Of, Findable & { personId: string }>(import.meta.url, 'known_contacts')

/** Files them where nobody but their owner looks. */
export const hidePeople = statement<Of & { people: string[] }, never>(import.meta.url, 'hide_people')
export const upsertKeys = statement<Of & { keys: string[]; people: string[] }, never>(import.meta.url, 'keep_keys')

type Columns<T extends string> = Record<T, (string | null)[]>

export const upsertContacts = statement<
  Of &
    Columns<'people' | 'names' | 'titles' | 'companies' | 'companyIds' | 'locations' | 'words'> & {
      kinds: number[]
      hidden: string[]
      listed: boolean
      now: Date
      month: number
    },
  { personId: string; created: boolean }
>(import.meta.url, 'keep_contacts')

export const upsertOwnStints = statement<
  Of &
    Columns<'refs' | 'placeIds' | 'places' | 'roles' | 'locations'> & {
      kinds: number[]
      fromMonths: (number | null)[]
      toMonths: (number | null)[]
      source: string
      now: Date
    },
  never
>(import.meta.url, 'keep_own_stints')

export const insertSightings = statement<
  Of & { a: string[]; b: string[]; refs: string[]; days: number[]; others: number[]; direct: boolean[] },
  { a: string; b: string }
>(import.meta.url, 'keep_sightings')

export const upsertDetails = statement<
  Of & Columns<'people' | 'emails' | 'phones' | 'slugs' | 'connected'> & { source: string; now: Date },
  never
>(import.meta.url, 'keep_details')

export const insertEvidence = statement<
  Of & {
    people: string[]
    kinds: number[]
    refs: string[]
    times: string[]
    directions: number[]
    circles: number[]
    copies: boolean[]
  },
  { personId: string }
>(import.meta.url, 'keep_evidence')
