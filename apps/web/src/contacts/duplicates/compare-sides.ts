import { contactFieldNames, contactFields } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type { DuplicateSide } from '@wellmet/contacts/duplicates/duplicates.contract.ts'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { companyName, fold } from '@wellmet/identity/names/words.rules.ts'

export type Match = 'same' | 'spelling' | 'partly' | 'different' | 'one'
/** No match where it says nothing: two files may well name one person. */
export type ComparedField = { field: string; one: readonly string[]; other: readonly string[]; match: Match | null }

type Label = (text: string) => string
type Read = { field: string; of: (side: DuplicateSide) => readonly (string | null)[]; label: Label | null }

/** What a row of a comparison is called. */
export const fieldName = (field: string): string => {
  const own = contactFieldNames.find((name) => name === field)
  return own ? contactFields[own].label() : duplicatesMessages.field({ field })
}

const asWritten = (text: string): string => text.toLowerCase()

const labels = { words: fold, company: companyName } as const

const fields: readonly Read[] = [
  ...contactFieldNames.map((field) => ({
    field,
    of: (side: DuplicateSide) => [side[field]],
    label: labels[contactFields[field].compare],
  })),
  { field: 'email', of: ({ emails }) => emails, label: asWritten },
  { field: 'source', of: ({ sources }) => sources, label: null },
]

const matchOf = (one: readonly string[], other: readonly string[], label: Label): Match => {
  if (one.length === 0 || other.length === 0) return 'one'
  const [these, those] = [new Set(one.map(label)), new Set(other.map(label))]
  const shared = [...these].filter((label) => those.has(label)).length
  if (shared === 0) return 'different'
  if (shared < these.size || shared < those.size) return 'partly'
  return one.join() === other.join() ? 'same' : 'spelling'
}

const known = (values: readonly (string | null)[]): string[] => values.filter((value) => value !== null)

/** Two sides field by field; what is known of neither is left out. */
export const compareSides = (contact: DuplicateSide, twin: DuplicateSide): ComparedField[] =>
  fields.flatMap(({ field, of, label }) => {
    const [one, other] = [known(of(contact)), known(of(twin))]
    return one.length + other.length === 0 ? [] : [{ field, one, other, match: label && matchOf(one, other, label) }]
  })
