import { hook } from '@wellmet/platform/events/hook.ts'

/** A draft is to be asked at this time. The row has the time; whoever asks then looks at the row. */
export const askPlanned = hook<{ requestId: string; workspaceId: string; userId: string; at: Date }>(
  'introduction.ask-planned',
)
