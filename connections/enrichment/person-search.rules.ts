import type { PersonSearch } from './enrichment.contract.ts'

/** The same search however it was typed: case, commas, quotes and spacing do not matter. */
export const normalise = (search: PersonSearch): PersonSearch => ({
  name: plain(search.name),
  role: plain(search.role),
  company: plain(search.company),
  location: plain(search.location),
  seniority: search.seniority,
})

const plain = (text: string | null): string | null =>
  text
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/["“”„«»,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || null

export const isAskable = (search: PersonSearch): boolean => Object.values(search).some((part) => part !== null)
