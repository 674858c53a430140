import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const gtmMessages = defineMessages('gtm', {
  event: 'Events of your programs',
  waitlist: 'Waitlist elsewhere',
  demo: 'Demo request elsewhere',
  interest: 'Founding customer interest',
  newsletter: 'Newsletter elsewhere',
  purchase: 'Founding customer purchase',
  toldByProgram: 'Told by a program of this workspace. We have not asked them.',

  confirmKind: 'Confirm a purchase',
  confirmTitle: 'Confirm that order {reference} was paid',
  buyer: 'Buyer',
  address: 'Email',
  order: 'Order',

  title: 'New lead',
  about: 'Starts when one of your programs reports someone. Reminds one of you to reply, and again if nobody has.',
  remindAfter: 'Days until the second reminder',
  reply: 'Reply to the lead',
  later: 'Wait',
  again: 'Remind again',
  replyTitle: '{name} is waiting for a reply',
  againTitle: 'Nobody has replied to {name} yet',
  replyBody: 'See who can introduce you before you write.',
  reminded: 'A reminder in the app.',
  taken: 'Someone is already talking to them.',
  gone: 'The lead is gone.',
})
