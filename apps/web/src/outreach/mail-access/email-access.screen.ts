import { IconMailCog } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { outreachScreensMessages } from '../outreach-screens.messages.ts'

export const screen = {
  to: '/settings/email-access',
  label: outreachScreensMessages.emailAccess,
  words: outreachScreensMessages.emailAccessWords,
  icon: IconMailCog,
  order: 332,
  settings: { of: 'user' },
} satisfies Screen
