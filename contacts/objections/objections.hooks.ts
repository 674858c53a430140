import { hook } from '@wellmet/platform/events/hook.ts'

/** The owner of these keys wants to be nowhere on this server. In the transaction that says so, as the system. */
export const keysObjected = hook<{ keys: readonly string[] }>('objections.keys-objected')
