import { IconUsersGroup } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/workspace',
  label: accountScreensMessages.workspace,
  words: accountScreensMessages.workspaceWords,
  icon: IconUsersGroup,
  order: 400,
  settings: { of: 'workspace' },
} satisfies Screen
