/** Why an event is not counted as one. Each has a name, so every dropped event is counted. */
export const dropReasons = [
  'bot',
  'no-user-agent',
  'other-origin',
  'switched-off',
  'trap',
  'duplicate',
  'repeat',
  'full',
  'not-taken',
] as const
export type DropReason = (typeof dropReasons)[number]
export type Outcome = 'counted' | DropReason

/** The parts of a request that decide whether an event is dropped. None of them is stored. */
export interface Sight {
  isBot: boolean
  userAgent: string
  /** Null where the browser, or a program, said nothing of where it was sent from. */
  origin: string | null
  /** Of pages that may send; null if it may be sent from anywhere. */
  origins: readonly string[] | null
  /** People do not see the field. */
  trap: string | undefined
  isSwitchedOn: boolean
  isProgram: boolean
}

/** In this order, before anything is asked of the database. Null if nothing speaks against it. */
export function dropReasonOf(sight: Sight): DropReason | null {
  if (sight.origin !== null && sight.origins !== null && !sight.origins.includes(sight.origin)) return 'other-origin'
  if (!sight.isProgram && sight.userAgent.trim() === '') return 'no-user-agent'
  if (!sight.isProgram && sight.isBot) return 'bot'
  if (sight.trap !== undefined && sight.trap !== '') return 'trap'
  return sight.isSwitchedOn ? null : 'switched-off'
}
