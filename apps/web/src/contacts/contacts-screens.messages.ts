import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Names of screens in the rail, the settings and the palette, and the words that find them in the palette. */
export const contactsScreensMessages = defineMessages('contactsScreens', {
  connectedAccounts: 'Connected accounts',
  connectedAccountsWords: 'settings connect google mail calendar sync',
  contacts: 'Contacts',
  contactsWords: 'people network everyone',
  duplicates: 'Likely duplicates',
  duplicatesWords: 'contacts merge clean up all',
  sharing: 'Sharing',
  sharingWords: 'settings privacy hide share',
})
