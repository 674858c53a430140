import { IconReportSearch } from '@tabler/icons-react'
import { isAdmin } from '../members/roles.ts'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/audit',
  label: accountScreensMessages.auditLog,
  words: accountScreensMessages.auditLogWords,
  icon: IconReportSearch,
  order: 430,
  settings: { of: 'workspace', label: accountScreensMessages.audit },
  mayOpen: isAdmin,
} satisfies Screen
