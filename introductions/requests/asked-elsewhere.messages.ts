import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Asks that the asker made without Wellmet. */
export const askedElsewhereMessages = defineMessages('askedElsewhere', {
  // Recording one
  sentOnLinkedIn: 'I sent it on LinkedIn',
  askedAlready: 'I already asked {connector}',
  onLinkedIn: 'On LinkedIn',
  byPhone: 'By phone',
  inPerson: 'In person',
  inChat: 'In a chat',
  otherWay: 'Another way',
  about: 'We’ll record that you asked, and send {connector} nothing.',
  saved: 'Recorded: you asked {connector}.',

  // Where it stands
  waitingAdvice:
    '{how, select, linkedin {You asked {connector} on LinkedIn on {on, date, day}.} phone {You asked {connector} by phone on {on, date, day}.} in_person {You asked {connector} in person on {on, date, day}.} chat {You asked {connector} in a chat on {on, date, day}.} other {You asked {connector} yourself on {on, date, day}.}} Record the answer here when it comes.',
  waitingLongAdvice:
    '{how, select, linkedin {You asked {connector} on LinkedIn on {on, date, day}.} phone {You asked {connector} by phone on {on, date, day}.} in_person {You asked {connector} in person on {on, date, day}.} chat {You asked {connector} in a chat on {on, date, day}.} other {You asked {connector} yourself on {on, date, day}.}} Follow up there, or ask someone else.',
  followerAdvice: '{asker} asked {connector} without Wellmet, and records the answer.',

  // Timeline
  event:
    '{how, select, linkedin {You asked {connector} on LinkedIn} phone {You asked {connector} by phone} in_person {You asked {connector} in person} chat {You asked {connector} in a chat} other {You asked {connector} yourself}}',

  // Refusals
  askedBefore: '{connector} was asked before. Only a draft can be recorded as asked elsewhere.',
  timeNeedsWay: 'Say how you asked, too.',
  onlyAsked: 'An ask made elsewhere is pending. Leave the status out, and record the answer afterwards.',
  notScheduled: 'An ask that was made already can’t be scheduled.',
  notYet: 'That is in the future.',
  tooLongAgo: 'Choose a day within the last {days, plural, one {# day} other {# days}}.',
})
