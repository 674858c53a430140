import type { Introduction, WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'

export type TimelineLine = WholeIntroduction['timeline'][number]
export type Stage = Introduction['stage']

export type Parties = Pick<Introduction, 'connector' | 'target'>
