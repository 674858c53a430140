import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const gtmMessages = defineMessages('gtm', {
  event: 'Events of your programs',

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
  taken: 'Someone has taken care of this lead.',
  gone: 'The lead is gone.',
})
