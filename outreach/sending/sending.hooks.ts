import { hook } from '@wellmet/platform/events/hook.ts'

/** Somebody proved their address and agreed to hear from a workspace. */
export interface Consent {
  /** What they agreed to, as the form said it. */
  wording: string
  at: Date
}

/** Whoever follows the hook adds what the owner of these keys agreed to and has not taken back. Runs as the system. */
export const consentsWanted = hook<{ workspaceId: string; keys: readonly string[]; found: Consent[] }>(
  'outreach.consents-wanted',
)
