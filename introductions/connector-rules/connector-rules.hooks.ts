import { hook } from '@wellmet/platform/events/hook.ts'

/** Somebody changed when and about whom they can be asked, so lists of who can be asked now are stale. */
export const connectorRulesChanged = hook<{ workspaceId: string }>('connector-rules.changed')
