import type { Level } from '@wellmet/identity/titles/title-levels.rules.ts'
import type { Field } from '@wellmet/identity/search-words/search-words.rules.ts'
import type { Condition } from './conditions.rules.ts'
import type { Query } from './query.rules.ts'

/** What a part of a question is about; a `word` may be a name or any of them. */
export type Part = 'word' | 'role' | 'company' | 'former' | 'background' | 'sector' | 'location'

/** How a part was found on somebody: `said` in a title that means something else by the lexicon, `near` is another title. */
export type Form = 'whole' | 'nickname' | 'beginning' | 'mistyped' | 'meaning' | 'said' | 'near'

/** One way in which somebody may have what is asked for. */
export interface Option {
  readonly query: Query
  readonly worth: number
  readonly field: Field
  readonly form: Form
  /** What it was taken for, where that is not what was typed. */
  readonly meant?: string
}

/** One thing that a person must have, in one of these ways. */
export interface Slot {
  readonly part: Part
  /** As it was typed, without quotes. */
  readonly typed: string
  readonly options: readonly Option[]
  /** The words to correct when nobody has them; empty where a slip is not forgiven. */
  readonly words: readonly string[]
  /** A name is rarer than a role: the least rare part is left out first. */
  readonly rarity: number
  /** The same without its level: what a role is relaxed to. */
  readonly withoutLevel?: Slot
  readonly level?: Level | null
  /** Of companies: each of them. */
  readonly names?: readonly string[]
  /** Of a word: that it is also the name of a place. */
  readonly isPlace?: true
  /** That an occupation is called so, and whoever has it under another name is found too. */
  readonly isTitle?: true
  /** Taken as it stands, and never left out. */
  readonly isQuoted?: true
  /** Where the same words name a sector. */
  readonly sector?: readonly string[]
}

/** A question as it was read. It knows nothing of anybody's contacts, so it reads the same for everybody. */
export interface Question {
  /** All of these. */
  readonly slots: readonly Slot[]
  /** None of these. */
  readonly unwanted: readonly Slot[]
  /** What makes whoever has it fit better: several words in a row that are all of a company's name. */
  readonly extras: readonly Option[]
  /** Words that only order whoever has all the parts, each in one of these ways. */
  readonly wishes?: readonly (readonly Option[])[]
  /** Addresses and profiles: whoever has one is who is asked for. */
  readonly handles: readonly Handle[]
  /** What is said of time and relationship. */
  readonly conditions: readonly Condition[]
}

export interface Handle {
  readonly typed: string
  readonly email?: string
  readonly linkedinUrl?: string
}
