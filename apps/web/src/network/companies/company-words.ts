import type { CompanyPage } from '@wellmet/discovery/companies/companies.contract.ts'
import { count } from '../contacts/contact-words.ts'

/** "1 person in reach", "12 people in reach", "nobody in reach yet". */
export const reachWords = (people: number): string => {
  if (people === 0) return 'nobody in reach yet'
  return people === 1 ? '1 person in reach' : `${count(people)} people in reach`
}

/** "3 may bring you in"; none known is not none. */
export const pathsInWords = (connectors: number): string =>
  connectors === 0 ? 'who may bring you in is unknown' : `${count(connectors)} may bring you in`

/** The API says 0 for "none of them" and for "none are known": the words hold for both. */
export const densityWords = (density: number): string =>
  density === 0 ? 'no contact both ways seen yet' : `${density} % of ties with contact both ways`

/** Only the best are ranked, and only where somebody is in reach. */
export const unrankedWords = (people: number): string =>
  people === 0 ? 'unranked until somebody there is in reach' : 'not among the best 200'

export const introducerWords = (connectors: number): string => `${count(connectors)} may introduce you`

/** "Software · Lisbon · kade.example", as the public directory has it. */
export const factWords = (facts: CompanyPage['facts']): string =>
  [facts?.industry, facts?.location, facts?.domain].filter(Boolean).join(' · ')

/** "other" is where titles say nothing, or two things at once. */
export const departmentWords = (department: string): string =>
  department === 'other' ? 'Department unknown' : department.charAt(0).toUpperCase() + department.slice(1)

export const introductionWords = (asked: number): string => {
  if (asked === 0) return 'You have not asked for an introduction into this company yet.'
  return asked === 1
    ? 'You asked for 1 introduction into this company.'
    : `You asked for ${count(asked)} introductions into this company.`
}
