import type { components } from '../../api/schema.gen.ts'

export type RankedCompany = components['schemas']['RankedCompany']
export type FoundCompany = components['schemas']['FoundCompany']
export type CompanyPage = components['schemas']['CompanyPage']
export type CompanyStanding = components['schemas']['CompanyStanding']
