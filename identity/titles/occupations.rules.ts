import type { TitleFunction } from './title-functions.rules.ts'

export const occupationLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da'] as const
export type OccupationLanguage = (typeof occupationLanguages)[number]

/** An ESCO concept. The first label of a language is the preferred one; those that differ in gender only are left out. */
export interface Occupation {
  readonly id: string
  readonly functions: readonly TitleFunction[]
  readonly labels: Partial<Record<OccupationLanguage, readonly string[]>>
}

/** An O*NET occupation: its English titles, and the ESCO concepts that share some of them, with a weight up to 1. */
export interface TitleGroup {
  readonly code: string
  readonly titles: readonly string[]
  readonly occupations: readonly (readonly [position: number, weight: number])[]
}

export interface OccupationLexicon {
  readonly occupations: readonly Occupation[]
  readonly groups: readonly TitleGroup[]
}
