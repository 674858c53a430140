import type { CompanyPage } from '@wellmet/discovery/companies/companies.contract.ts'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'

/** "1 person within reach", "12 people within reach", "nobody within reach yet". */
export const reachWords = (people: number): string => companiesMessages.peopleReachable({ count: people })

/** "3 people could introduce you"; none known is not none. */
export const pathsInWords = (connectors: number): string =>
  connectors === 0 ? companiesMessages.introducersUnknown() : introducerWords(connectors)

export const introducerWords = (connectors: number): string => companiesMessages.introducers({ count: connectors })

/** The API says 0 for "none of them" and for "none are known": the words hold for both. */
export const densityWords = (percent: number): string =>
  percent === 0
    ? companiesMessages.relationshipsUnknown()
    : companiesMessages.relationshipsShare({ share: percent / 100 })

/** Only the best are ranked, and only where somebody is in reach. */
export const unrankedWords = (people: number): string =>
  people === 0 ? companiesMessages.unranked() : companiesMessages.notInTop()

/** "Software · Lisbon · kade.example", as the public directory has it. */
export const factWords = (facts: CompanyPage['facts']): string =>
  [facts?.industry, facts?.location, facts?.domain].filter(Boolean).join(' · ')

/** "unknown" is where titles say nothing. */
export const departmentWords = (department: string): string => companiesMessages.department({ department })
