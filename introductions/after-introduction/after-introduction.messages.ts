import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const afterIntroductionMessages = defineMessages('afterIntroduction', {
  title: 'After an introduction',
  about:
    'Starts when a connector has introduced someone. Reminds the asker to thank the connector, to follow up if no reply comes, and to record what came of it.',
  followUpAfter: 'Days to wait for a reply',
  recordAfter: 'Days until recording the outcome',

  // Steps
  thank: 'Thank the connector',
  reply: 'Wait for a reply',
  followUp: 'Follow up',
  outcome: 'Wait for an outcome',
  record: 'Record the outcome',
  replyWait: 'If no reply by {at, date, longDay}, we remind {who, select, you {you} other {them}} to follow up.',
  outcomeWait: 'If no outcome by {at, date, longDay}, we remind {who, select, you {you} other {them}} to record it.',
  runName: 'Introduction to {target}',

  // What it says to them
  thankTitle: 'Thank {connector} for introducing you to {target}',
  followUpTitle: 'Follow up with {target}',
  followUpBody: 'No reply is recorded yet. A short, friendly note from you often helps.',
  recordTitle: 'What came of your introduction to {target}?',
  recordBody: 'Record the outcome, and we’ll rank your next paths better.',

  // What a run says
  ended: 'The request has ended.',
  reminded: 'A reminder in the app.',
  replied: 'A reply had come already.',
  meetingBooked: 'A meeting is booked. Home asks afterwards how it went.',
  recorded: 'The outcome was recorded already.',
})
