import { statements, type RowOf, type ParamsOf } from '@wellmet/platform/database/statement.ts'
import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './people.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { inferredBases })

export const listOwnMeanings = sql.many('list_own_meanings')

/** The viewer's seat; null before they have one. */
export type Membership = ParamsOf<typeof hasLetters>

/** The entry that fitted best, which need not be the one that is shown. */
export type RankedRow = RowOf<typeof rankCandidates>

/** `kinds` are bits of `personKinds`, and 0 is everybody. */
export const rankCandidates = sql.many('rank_candidates')

export const listWordsNearby = sql.many('list_words_nearby')

export const listBestPeople = sql.many('list_best_people')

export const listCompaniesInSight = sql.many('list_companies_in_sight')
export const listNamedCompanies = sql.many('list_named_companies')

export const listEmployerPlaces = sql.many('list_employer_places')

export const hasLetters = sql.one('has_letters')

export const listDomains = sql.many('list_domains')
