import { IconMail } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { outreachScreensMessages } from '../outreach-screens.messages.ts'

export const screen = {
  to: '/introductions/email',
  label: outreachScreensMessages.email,
  words: outreachScreensMessages.emailWords,
  icon: IconMail,
  order: 41,
  place: '/introductions',
} satisfies Screen
