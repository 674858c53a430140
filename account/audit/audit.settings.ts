import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

export const auditSettings = settings({
  AUDIT_ANCHOR_FILE: z
    .string()
    .optional()
    .describe('file to which anchors of the audit log are appended, beside the log'),
})
