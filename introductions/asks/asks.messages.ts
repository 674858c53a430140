import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const asksMessages = defineMessages('asks', {
  // Screen
  about: 'People who ask you for an intro. You can always say no, and your rules limit how often people ask.',
  addAddress: 'Enter one email address, such as joost@kade.example.',
  addMessage: 'Write a message, or keep the one you got.',
  answer: 'Answer',
  answerAbout: 'Answer {asker} about {target}',
  anythingToAdd: 'Anything to add?',
  anythingToAddAbout: '{asker} sees this with your reason.',
  askAgainOn: 'Ask me again on {day}',
  askTargetFirst: 'Ask {target} first, for me',
  askTargetFirstAbout: '{target} gets an email. If they say no, nobody is told.',
  askedOn: '{role} · asked {day}',
  changeMessage: 'Edit it any way you like.',
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
  messageNames: 'The message names {name}.',
  messageNamesNext: 'Remove the name if {target} should not know it yet.',
  messageTo: 'Message to {target}',
  nextStep: '<quiet>What {asker} would ask {target}:</quiet> {nextStep}',
  no: 'No',
  noRequests: 'No requests right now',
  noRequestsAbout:
    'When a teammate wants to meet someone you know, their request appears here. We also email it to you.',
  openInEmailApp: 'Open in my email app',
  postponedTo: 'You asked to look at it again on {day}.',
  reasonDoNotKnow: 'I don’t know them',
  reasonNotAFit: 'I don’t see how it would help them',
  reasonNotClose: 'We don’t know each other well enough',
  reasonNotNow: 'This is not a good time',
  reasonOther: 'I’d rather not',
  reasonTooMany: 'I get too many requests',
  requestsForYou: 'Requests for you',
  saidNo: '{asker} now sees your answer and your reason.',
  saidYes: '{asker} now sees that you said yes.',
  saidYesTargetAskedFirst: 'You said yes. We’re asking {target} first.',
  saidYesWrite: 'You said yes. Now write to {target}.',
  sayNo: 'Say no',
  sayYes: 'Say yes',
  setLimits: 'Set your limits',
  toYou: '<quiet>To you:</quiet> {context}',
  wantsToMeet: '{asker} would like to meet {target}',
  whenToAskAgain: 'When to ask again',
  whyNot: 'Why not',
  willAskAgain: 'We’ll ask you again on {day}.',
  writeMyself: 'I’ll write to them myself',
  writeMyselfAbout: 'You’ll get the message, ready for your email app.',
  yes: 'Yes',
  yourAnswer: 'Your answer',

  // A person in a sentence
  personWithRole: '{name}, {role}',
  personWithTitleAndCompany: '{name}, {title} at {company}',

  // Refusals
  alreadySaidYes: 'You already said yes. You can still say no.',
  noReplyNeeded: 'This request doesn’t need your reply anymore. There is nothing left to do.',
  postponeWithin: 'Pick a day after today, within half a year.',
  targetAddressMissing: 'There is no email address for {target}. Add one to your reply, or introduce them yourself.',

  // Notifications
  teammateAsks: 'A teammate asks you for an introduction to {target}',

  // Mails
  askMailBody: `Hi {connector},

{asker} ({workspace}) would like to meet {target}. Would you introduce them?
{details}
You can answer yes, no or later here. You don’t need an account:
{link}

The link is only for you and works for {days, plural, one {# day} other {# days}}. If you say yes, we’ll send you the message below in a separate email that you can forward.
You don’t have to answer.

The message to {targetName}:
----------------------------------------

{text}
`,
  askMailNextStep: 'What {asker} would ask {target}: {nextStep}',
  outcomeMailBody: `Hi {connector},

{news}

Thank you for your help.

Stop emails like this one: {link}
`,
  outcomeMailSubject: 'Your introduction of {asker} to {target}',
  outcomeMeeting: '{asker} and {target} are going to meet, thanks to your introduction.',
  outcomeNoConversation:
    '{asker} and {target} didn’t get to talk this time, so the request is now closed. There is nothing you need to do.',
  outcomeWorkedOut: 'Your introduction of {asker} to {target} was a success.',
  reminderMailBody: `Hi {connector},

{asker} is still hoping for an introduction to {target}. You can answer yes, no or later here:
{link}

We won’t remind you again.
`,
})
