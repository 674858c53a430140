import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** The names of screens in the palette, and other words under which somebody looks for them. */
export const outreachScreensMessages = defineMessages('outreachScreens', {
  channels: 'Channels',
  channelsWords: 'slack microsoft teams telegram chat bot message notifications encryption',
  email: 'Email',
  emailWords: 'mailbox inbox conversations threads messages read reply',
  emailAccess: 'Email access',
  emailAccessWords: 'permission consent mailbox read texts Gmail Outlook IMAP',
  followUps: 'Follow-ups',
  followUpsWords: 'sequence drafts reminder nudge no reply outreach',
})
