import { IconListCheck } from '@tabler/icons-react'
import { isMember } from '../members/roles.ts'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/playbooks',
  label: accountScreensMessages.playbooks,
  words: accountScreensMessages.playbooksWords,
  icon: IconListCheck,
  order: 427,
  settings: { of: 'workspace', label: accountScreensMessages.playbooks },
  mayOpen: isMember,
} satisfies Screen
