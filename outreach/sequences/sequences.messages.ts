import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const sequencesMessages = defineMessages('sequences', {
  // Drafts of later steps
  stillInterested: 'I know how full weeks get. Would a short call still be of interest? A no is fine, too.',
  lastNote: 'This is my last note about it. If the time is better later, just reply and I’ll come back to you then.',

  // Notifications
  readyTitle: 'Your follow-up to {target} is ready',
  readyBody: 'Your draft is waiting. Nothing is sent unless you send it.',

  // Why it stopped
  stoppedReply: 'They replied.',
  stoppedMeeting: 'A meeting is booked.',
  stoppedNo: 'They said no.',
  stoppedBounce: 'The email came back.',
  stoppedUnsubscribed: 'You can’t email this person.',
  stoppedErased: 'The person was deleted.',
  stoppedMember: 'You stopped it.',
  stoppedEnded: 'The request has ended.',
  stoppedNotAllowed: 'We no longer have a sign that they expect an email from you.',
  stoppedDone: 'All follow-ups are done.',

  // What happened
  eventStarted: 'Follow-ups started',
  eventReady: 'Draft {number, number} was ready',
  eventSent: 'You sent follow-up {number, number}',
  eventSkipped: 'You skipped follow-up {number, number}',

  // Figures
  noHistory: 'No history yet.',
  replies: '{count, number} of {n, number} follow-ups that ended got a reply.',

  // Refusals
  notIntroduced: 'You can follow up once {target} has been introduced to you by name and has not answered yet.',
  noAddress: 'We don’t know where you write to {target}. Add the address from the introduction email.',
  otherAddress: 'The introduction to {target} is to another address.',
  followedUpAlready: 'This introduction has been followed up already.',
  tooMany: 'You have {most, number} follow-ups running. Stop some first.',

  stepNotReady: 'This draft isn’t ready, or you already sent or skipped it.',
  stepOnItsWay: 'This follow-up is on its way. Cancel sending first.',

  // Screen
  title: 'Follow-ups',
  about:
    'Drafts after an introduction, at most three, until there is an answer. You send each one yourself, from your own mailbox.',
  loading: 'Loading your follow-ups',
  none: 'No follow-ups running',
  noneAbout: 'Open an introduction that got no reply yet and choose “Follow up if nobody replies”.',
  backToIntroductions: 'Go to your introductions',
  stopAll: 'Stop all',
  stopAllQuestion: 'Stop all follow-ups? Drafts that are ready are deleted, too.',
  stop: 'Stop',
  stopNamed: 'Stop following up with {target}',
  stopQuestion: 'Stop following up with {target}?',
  processNow: 'Check for due drafts',
  processed:
    '{ready, plural, =0 {No draft is due.} one {One draft is ready.} other {# drafts are ready.}}{postponed, plural, =0 {} one { One was put off.} other { # were put off.}}{stopped, plural, =0 {} one { One was stopped.} other { # were stopped.}}',
  through: 'Introduced by {connector}',
  stepOn: 'Draft {number, number}: {on, date, localDay}',
  stepReady: 'Draft {number, number}: ready',
  stepSent: 'Draft {number, number}: sent',
  stepSkipped: 'Draft {number, number}: skipped',
  stepsOf: 'Follow-ups to {target}',
  draftTo: 'Draft to {target}',
  subject: 'Subject: {subject}',
  openInMail: 'Open in my mail program',
  copyDraft: 'Copy draft',
  copied: 'Copied',
  markSent: 'I sent it',
  markSkipped: 'Skip this one',
  markBounced: 'It came back',
  whatHappened: 'What happened',
  openRequest: 'Open the introduction',
  suggested: 'Introductions without a reply',
  lookForMore: 'Find introductions to follow up',
  startThese: '{count, plural, one {Follow up this one} other {Follow up these #}}',
  nothingToStart: 'No introductions to follow up.',

  // On the page of a request
  followUpTitle: 'If nobody replies',
  followUpAbout: 'You get a draft after 5, 12 and 26 days. It stops when they reply, and you send each one yourself.',
  followUpStart: 'Follow up if nobody replies',
  followUpEmail: 'Email address of {target}',
  followUpRunning: 'Next draft: {on, date, localDay}.',
  followUpReady: 'A follow-up to {target} is ready.',
  seeFollowUps: 'See follow-ups',
})
