import { hook } from '@wellmet/platform/events/hook.ts'

/** A draft was scheduled. Read the time again from the row before asking, because it may have changed. */
export const askPlanned = hook<{ requestId: string; workspaceId: string; userId: string; at: Date }>(
  'introduction.ask-planned',
)
