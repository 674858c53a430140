import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const asksMessages = defineMessages('asks', {
  // Screen
  about: 'People who ask you for an intro. You can always say no, and your rules limit how often people ask.',
  addAddress: 'Enter one email address, such as joost@kade.example.',
  addMessage: 'Write a message, or keep the one you got.',
  anythingToAdd: 'Anything to add?',
  anythingToAddAbout: '{asker} sees this with your answer.',
  askAgainOn: 'Ask me again on {day}',
  askTargetFirst: 'Ask {target} first, for me',
  askTargetFirstAbout: '{target} gets an email. If they say no, nobody is told.',
  answerIsFinal: '{asker} sees your answer as soon as you send it. After that you can’t change it here.',
  askedOn: '{role} · asked {day}',
  blind: '{asker} wants to stay unnamed until {target} says yes.',
  changeMessage: 'Edit it any way you like. {asker} will see your changes.',
  editRules: 'Edit my rules',
  emailOf: 'Email address of {target}',
  emailOfAbout: 'We’ll use it only for this request. {asker} sees it only if {target} says yes.',
  howToHelp: 'How you would help',
  inAMonth: 'In a month',
  inAWeek: 'In a week',
  inTwoWeeks: 'In two weeks',
  later: 'Later',
  mayMentionMe: '{asker} may mention me',
  mayMentionMeAbout: 'You don’t have to do anything else.',
  mayMentionYou: '{asker} may mention your name.',
  messageTo: 'Message to {target}',
  nextStep: '<quiet>What {asker} would ask {target}:</quiet> {nextStep}',
  no: 'No',
  noRequests: 'No requests right now',
  noRequestsAbout:
    'When a teammate wants to meet someone you know, their request appears here. We also email it to you.',
  introduced: 'I introduced them',
  introducedSaved: '{asker} now sees that you introduced them.',
  openInEmailApp: 'Open in my email app',
  postponedTo: 'You asked to look at it again on {day}.',
  reasonDoNotKnow: 'I don’t know {target}',
  reasonNotAFit: 'I don’t see how it would help {target}',
  reasonNotClose: '{target} and I don’t know each other well enough',
  reasonNotNow: 'This is not a good time',
  reasonOther: 'I’d rather not',
  reasonTooMany: 'I get too many requests',
  requestsForYou: 'Requests for you',
  saidNo: '{asker} now sees your answer.',
  saidYes: '{asker} now sees that you said yes.',
  saidYesTargetAskedFirst: 'You said yes. We’re asking {target} first.',
  saidYesWrite: 'You said yes. Now write to {target}.',
  sayNo: 'Say no',
  sayYes: 'Say yes',
  setLimits: 'Set your limits',
  toYou: '<quiet>To you:</quiet> {context}',
  wantsToMeet: '{asker} would like to meet {target}',
  whenToAskAgain: 'When to ask again',
  whyNot: 'Why not (optional)',
  whyNotAbout: '{asker} sees the reason that you choose. {target} doesn’t.',
  willAskAgain: 'We’ll ask you again on {day}.',
  writeMyself: 'I’ll write to them myself',
  writeMyselfAbout: 'You’ll get the message, ready for your email app.',
  writeMyselfAboutBlind:
    'You’ll get the message, ready for your email app. It doesn’t say who is asking. Please keep it that way until {target} says yes.',
  yes: 'Yes',
  yourAnswer: 'Your answer',

  // Screen: what was asked before
  askedBefore: 'Answered',
  askedBeforeAbout: 'What you were asked before, and what came of it.',
  cameOfDeclined: 'You said no',
  cameOfEnded: 'Closed before an introduction',
  cameOfIntroduced: 'Introduced',
  cameOfMeeting: 'They are going to meet',
  cameOfNoConversation: 'They didn’t get to talk',
  cameOfWorkedOut: 'Successful',
  historyLine: '{asker} wanted to meet {target}',
  historyWhen: '{what} · asked {day}',

  // Notifications
  notifyMeeting: '{asker} and {target} are going to meet, thanks to you',
  notifyNoConversation: '{asker} and {target} didn’t get to talk this time',
  notifyWorkedOut: 'Your introduction of {asker} to {target} was a success',

  // A person in a sentence
  personWithRole: '{name}, {role}',
  personWithTitleAndCompany: '{name}, {title} at {company}',

  // Refusals
  addressNotProven:
    'Only the person who asked has this address for {connector}, so we can’t write to {target} in that name. You can forward the message yourself, or say no.',
  alreadySaidYes: 'You already said yes. You can still say no.',
  confirmAddressFirst:
    'Confirm the email address of your account first. Then we can write to {target} in your name, {connector}.',
  mentionNamesAsker: '{asker} wants to stay unnamed until {target} says yes, and can’t mention you without a name.',
  messageNamesAsker: '{asker} wants to stay unnamed until {target} says yes. Remove “{found}” from the message.',
  noReplyNeeded: 'This request doesn’t need your reply anymore. There is nothing left to do.',
  postponeWithin: 'Pick a day after today, within half a year.',
  targetAddressMissing: 'There is no email address for {target}. Add one to your reply, or introduce them yourself.',

  // Notifications
  teammateAsks: '{asker} asks you for an introduction to {target}',

  // Mails
  askMailAsks: 'I’d like to meet {target}. Would you introduce us?',
  askMailAsksFirst: 'I’d like to meet {target}. Do you know {name}? If so, would you introduce us?',
  askMailEnds: `Sent with Wellmet. A no is fine, and you can also just reply to this email.

{isTeammate, select, yes {} other {You don’t need an account. }}The links are only for you and work for {days, plural, one {# day} other {# days}}. If you say yes, you get the message in an email of its own to forward.`,
  askMailGreeting: 'Hi {connector},',
  askMailMessage: 'My message to {target}',
  askToCopy: `Hi {connector},

{context}{asks}
{details}
{asker}

My message to {targetName}, ready to forward:

{text}`,
  askMailBlind: 'I’d like to stay unnamed until {target} says yes, so please don’t mention me before that.',
  askMailNextStep: 'What I would ask {target}: {nextStep}',
  askMailOwnRecords: 'Added by Wellmet from your own records, which I don’t see: {reason}',
  askMailWhy: 'Why I’m asking you: {reasons}',
  outcomeMailLeave: 'Stop emails like this one',
  outcomeMailSubject: 'Your introduction of {asker} to {target}',
  outcomeMailThanks: 'Thank you for your help.',
  outcomeMeeting: '{target} and I are going to meet, thanks to your introduction.',
  outcomeNoConversation:
    '{target} and I didn’t get to talk this time, so the request is now closed. There is nothing you need to do.',
  outcomeWorkedOut: 'Your introduction to {target} was a success.',
  reminderMailAsks: 'I’m still hoping for an introduction to {target}.',
  reminderMailEnds: 'Sent with Wellmet. A no is fine, and you won’t be reminded again.',
})
