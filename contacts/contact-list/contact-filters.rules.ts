import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { lexemeOf } from '@wellmet/identity/search-words/search-words.rules.ts'
import { lastDayRange } from '../relationships/freshness.rules.ts'
import { strengthRange } from '../relationships/strength.rules.ts'
import type { ContactFilters } from './contacts.contract.ts'

/** The filters as parameters of `list_matching_contacts`, except the company, whose id is a keyed hash. */
export interface ContactMatch {
  leastStrength: number
  mostStrength: number
  firstDay: number
  lastDay: number
  evidence: string | null
  words: string | null
  source: string | null
  tag: string | null
}

/** By which a tag is found: without regard to case. */
export const tagKey = (tag: string): string => tag.normalize('NFC').toLowerCase()

/** False for a `q` of punctuation alone: it has no word to look for, and matches every contact. */
export const hasFilters = ({ q, ...others }: ContactFilters): boolean =>
  wordsOf(q).length > 0 || Object.values(others).some((value) => value !== undefined)

/** The statement reads an unknown strength as -1 and an unknown last day as the smallest int. */
const unknown = { strength: -1, day: -2_147_483_648 }

export function matchOf(filters: ContactFilters, today: number): ContactMatch {
  const { least, most } = strengthsOf(filters.strength)
  const { first, last } = daysOf(filters.freshness, today)
  const words = wordsOf(filters.q).map((word) => `'${lexemeOf(word)}':*`)
  return {
    leastStrength: least,
    mostStrength: most,
    firstDay: first,
    lastDay: last,
    evidence: filters.evidence ?? null,
    words: words.length === 0 ? null : words.join(' & '),
    source: filters.source ?? null,
    tag: filters.tag === undefined ? null : tagKey(filters.tag),
  }
}

function strengthsOf(label: ContactFilters['strength']): { least: number; most: number } {
  if (label === undefined) return { least: unknown.strength, most: 1000 }
  return label === 'unknown' ? { least: unknown.strength, most: unknown.strength } : strengthRange(label)
}

function daysOf(label: ContactFilters['freshness'], today: number): { first: number; last: number } {
  if (label === undefined) return { first: unknown.day, last: 2_147_483_647 }
  return label === 'unknown' ? { first: unknown.day, last: unknown.day } : lastDayRange(label, today)
}
