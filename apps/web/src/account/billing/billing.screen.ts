import { IconCreditCard } from '@tabler/icons-react'
import { isOwner } from '../members/roles.ts'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/billing',
  label: accountScreensMessages.billing,
  words: accountScreensMessages.billingWords,
  icon: IconCreditCard,
  order: 440,
  settings: { of: 'workspace' },
  mayOpen: isOwner,
} satisfies Screen
