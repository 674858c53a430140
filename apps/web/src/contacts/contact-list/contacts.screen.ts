import { IconAddressBook } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { contactsScreensMessages } from '../contacts-screens.messages.ts'

export const screen = {
  to: '/contacts',
  label: contactsScreensMessages.contacts,
  words: contactsScreensMessages.contactsWords,
  icon: IconAddressBook,
  order: 130,
  place: '/network',
} satisfies Screen
