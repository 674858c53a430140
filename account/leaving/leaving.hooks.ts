import { hook } from '@wellmet/platform/events/hook.ts'

/** A user with everything of theirs in all workspaces, or a workspace with everything of all its members. */
export type Erased = { userId: string; workspaceId: null } | { userId: null; workspaceId: string }

/** The time to change one's mind is over. Outside services are told now: minutes later there is nothing left to do it with. */
export const deletionBegun = hook<Erased>('deletion.begun')

/** In the transaction that deletes the rows, before it does: for what does not go by itself. Runs as the system. */
export const deletionDone = hook<Erased>('deletion.done')
