import { IconKey } from '@tabler/icons-react'
import { isOwner } from '../members/roles.ts'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/sign-in',
  label: accountScreensMessages.workspaceSignIn,
  words: accountScreensMessages.workspaceSignInWords,
  icon: IconKey,
  order: 410,
  settings: { of: 'workspace', label: accountScreensMessages.signIn },
  mayOpen: isOwner,
} satisfies Screen
