import type { components } from '../../api/schema.gen.ts'

export type RankedPerson = components['schemas']['RankedPerson']
export type DashboardPerson = components['schemas']['DashboardPerson']
export type ReachablePerson = components['schemas']['ReachablePerson']
export type PersonInGraph = components['schemas']['PersonInGraph']
export type ConnectorInsight = components['schemas']['ConnectorInsight']
export type Connector = components['schemas']['Connector']
export type Path = components['schemas']['Path']

/** What comes with the best in reach, and not with what was searched for. */
export type PersonFound = RankedPerson & Partial<Pick<DashboardPerson, 'evidenceChips'>>
export type PeopleFound = Omit<components['schemas']['NetworkFound'], 'results' | 'cache'> & { results: PersonFound[] }
