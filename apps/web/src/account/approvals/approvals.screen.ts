import { IconHandStop } from '@tabler/icons-react'
import { isAdmin } from '../members/roles.ts'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'
import { WaitingCount } from './waiting-count.ts'

export const screen = {
  to: '/settings/approvals',
  label: accountScreensMessages.approvals,
  words: accountScreensMessages.approvalsWords,
  icon: IconHandStop,
  order: 425,
  settings: { of: 'workspace', label: accountScreensMessages.approvals, Count: WaitingCount },
  mayOpen: isAdmin,
} satisfies Screen
