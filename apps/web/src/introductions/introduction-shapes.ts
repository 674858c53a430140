import type { components } from '../api/schema.gen.ts'

export type Introduction = components['schemas']['Introduction']
export type WholeIntroduction = components['schemas']['WholeIntroduction']
export type TimelineLine = WholeIntroduction['timeline'][number]
export type Stage = Introduction['stage']
export type DashboardStatus = Introduction['dashboardStatus']
export type Ask = components['schemas']['Ask']
export type ConnectorRules = components['schemas']['ConnectorRules']
export type PathInFull = components['schemas']['PathInFull']

export type Parties = Pick<Introduction, 'connector' | 'target'>
