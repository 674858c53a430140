import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const guestPagesMessages = defineMessages('guestPages', {
  // Page of a connector
  alsoWaiting: 'Also waiting for you',
  alsoWaitingAbout: 'From {workspace}. Each request came in its own email.',
  asksForIntroduction: '{asker} is asking you for an introduction to {target}.',
  asksForIntroductionNamed: 'Hi {connector}, {asker} is asking you for an introduction to {target}.',
  askTargetAbout: '{target} sees who is asking. If they say no, nobody is told.',
  askTargetAboutBlind: '{target} won’t see who is asking before saying yes. If they say no, nobody is told.',
  changeMessageToAsk: 'Edit it any way you like. This is what we’ll send to {target}. {asker} will see your changes.',
  changeMessageToForward:
    'Edit it any way you like. This is what we’ll send you to forward. {asker} will see your changes.',
  confirmAnswer: 'Confirm your answer',
  confirmAnswerAbout: 'Nothing is sent before you do.',
  declineThisTime: 'Say no this time',
  forwardMyself: 'I’ll forward it myself',
  forwardMyselfAbout: 'You’ll get the message in a separate email, ready to forward.',
  forwardMyselfAboutBlind:
    'You’ll get the message in a separate email, ready to forward. It doesn’t say who is asking. Please keep it that way until {target} says yes.',
  inThreeMonths: 'In three months',
  loading: 'Loading the request',
  markForwarded: 'I forwarded it',
  mayMentionMeAbout: '{asker} will write to them and say that you know each other. You don’t have to do anything else.',
  answersCounted:
    'Wellmet counts how often you answer and how often you introduce someone, to see who is glad to be asked. Only members of {workspace} see these numbers.',
  consentCounted: 'We pass on only a yes.',
  helpForOthers: 'What Wellmet is, and what it stores about you',
  laterIsSeen: '{asker} sees this day.',
  onlyForYou:
    'This page is only for you. Anyone with the link can answer for you, so please don’t share it. You don’t need an account. There are no tracking pixels or cookies here.',
  onlyThisRequest:
    '{asker} gave us your address. So you can answer this request, but we never write to {target} in your name, and you can’t set rules for other requests. The email has a link to stop all email.',
  otherRequest: '{asker} would like to meet {target}. <quiet>Asked on {day}.</quiet>',
  pageNotOpened: 'This page couldn’t be opened',
  pauseUntil: 'Pause requests until',
  savedLater: 'Saved: later, on {day}.',
  stillUnanswered: 'No answer was sent.',
  whatTheyWouldAsk: 'What {asker} would ask {target}',
  readyToForward: 'Ready to forward',
  readyToForwardAbout: 'The message to {target} as it stands. You can change it when you say yes.',
  copyMessage: 'Copy message',
  whyYou: 'Why you',
  writesToYou: '{asker} wrote to you',
  yesAskTarget: 'Yes, ask {target}',
  yesForward: 'Yes, I’ll forward it',
  yesMention: 'Yes, mention me',
  yourRules: 'Your rules',
  yourRulesAbout: 'Your rules for everyone at {workspace}. They apply immediately.',

  // Page of a connector: after the answer
  declined: 'You said no',
  declinedAbout: '{asker} sees your answer, and your reason if you gave one. There is nothing left to do.',
  forwarding: 'One step left: forward it to {target}',
  forwardingAbout:
    'We sent you the message in a separate email. Forward it to {target}, or open it here in your email app.',
  introduced: '{target} said yes',
  introducedAbout:
    '{tellsOutcomes, select, yes {We introduced {asker} and {target} by email and mentioned you. There is nothing left to do. We’ll email you once, when there is news.} other {We introduced {asker} and {target} by email and mentioned you. There is nothing left to do.}}',
  mayMention: 'Thank you, {asker} may mention you',
  mayMentionAbout:
    '{tellsOutcomes, select, yes {{asker} will write to {target} and say that you know each other. We’ll email you once, when there is news.} other {{asker} will write to {target} and say that you know each other.}}',
  over: 'There is nothing left to do',
  overAbout: 'You can still change your rules below.',
  postponed: 'We’ll ask you again on {day}',
  postponedAbout: 'Until then we won’t email you about it. You can also answer now.',
  sent: 'Thank you, it is on its way',
  sentAbout:
    '{tellsOutcomes, select, yes {We’ll email you once, when there is news.} other {There is nothing left to do.}}',
  sentUnnamed: 'Thank you, it is passed on without a name',
  sentUnnamedAbout: 'Please keep the name of {asker} out until {target} says yes. Then tell {asker}.',
  targetAskedFirst: 'Thank you, we’re asking {target} first',
  targetAskedFirstAbout:
    '{tellsOutcomes, select, yes {If {target} says yes, we’ll introduce the two of them by email and mention you. We’ll email you once, when there is news. If {target} says no, nobody will be told.} other {If {target} says yes, we’ll introduce the two of them by email and mention you. If {target} says no, nobody will be told.}}',

  // After a yes, for whoever has no account
  seeWhoCouldIntroduceMe: 'See who could introduce me',
  whoCouldIntroduceYou: 'Who could introduce you?',
  whoCouldIntroduceYouAbout:
    'Wellmet shows who in your own network could introduce you to the people you want to meet. Only you see your contacts.',

  // Page of a connector, from the email about the outcome
  newsStopped: 'You won’t get these emails anymore',
  newsStoppedAbout: '{workspace} can still ask you for introductions. You can change both below.',
  stopNews: 'Stop emails about what came of it?',
  stopNewsAbout: 'You get one email when an introduction that you made for {workspace} has a result.',
  stopNewsUnproven:
    'We know this address as yours from {asker} only, so there is no setting for these emails alone. You can stop all email.',
  stopNewsVerb: 'Stop these emails',

  // Page of a target
  introduceUs: 'Yes, introduce us',
  connectorAddress: '{connector} writes from {address}.',
  messageFrom: '{asker} writes',
  messageFromEdited: '{asker} writes, edited by {connector}',
  messagePassedOnBy: 'Their message, passed on by {connector}',
  messagePassedOnByEdited: 'Their message, passed on and edited by {connector}',
  neverAgain: 'You won’t be asked again',
  neverAgainAbout: 'Wellmet won’t email this address about introductions again. Nobody is told why.',
  neverAsk: 'Never ask me again',
  neverAskQuestion: 'Wellmet won’t email this address about introductions again, no matter who asks.',
  neverAskVerb: 'Never ask again',
  notNow: 'Not now',
  notNowDone: 'OK, not now',
  notNowDoneAbout: 'Nobody is told. If you change your mind, this page works for three weeks after the email.',
  ratherNotBeAsked: 'Would you rather not be asked at all?',
  wantsToIntroduce: '{connector} would like to introduce you to {asker}',
  wantsToIntroduceAbout:
    'If you say yes, {asker} gets your email address, and you get theirs. If you say no, nobody is told.',
  wantsToIntroduceBlind: '{connector} would like to introduce you to someone',
  wantsToIntroduceBlindAbout:
    'They asked to meet you, so they know who you are. If you say yes, you’ll see who they are, they get your email address, and you get theirs. If you say no, nobody is told.',
  youAreIntroduced: 'You’ve been introduced',
  youAreIntroducedAbout:
    'You’ll get an email with the name and address of {asker}, and they’ll get one with yours. {asker} writes first.',

  // Refusals
  rulesNotProven:
    'We know this address as yours from {name} only, so it has no rules here. You can still answer this request. If others ask you too, you can set your rules from the link in their emails.',
  askedForNoEmail: 'You asked us not to email you',
  askedForNoEmailAbout: 'So the request is closed, and there is nothing left to answer. We won’t email you again.',
  linkNoLongerWorks: 'This link doesn’t work',
  linkNotValid:
    'It is incomplete or has expired. Open the link in the latest email, or write to the person who asked you.',
  requestClosed: 'This request is closed',
  requestClosedAbout: 'There is nothing left to answer. Thank you.',

  // Mails
  addressFromAsker: 'We have your address from {asker} and email you only about this request.',
  addressFromConnector: 'We have your address from {connector} and use it only for this request.',
  addressFromUnnamed:
    'We have your address from the person who would like to meet you, and email you only about this request.',
  consentMailAsks: '{connector} would like to introduce you to {asker}. Would you like that?',
  consentMailAsksBlind: '{connector} would like to introduce you to someone. Would you like that?',
  consentMailEnds: `{follows} A no is fine. The links are only for you and work for {days, plural, one {# day} other {# days}}.

Wellmet is a service for asking for introductions. {addressFrom}`,
  mailGreeting: 'Hi {reader},',
  personAndAddress: '{person}, {address}',
  introductionMailMessage: '{asker} wrote',
  introductionMailMessageEdited: '{asker} wrote, edited by {connector}',
  introductionMailTheyWriteFirst:
    '{other} will write to you first. If you would rather begin, reply to this email to write to {other}.',
  introductionMailWriteFirst: 'Please write first: reply to this email to write to {other}.',
  introductionMailTargetSaidYes: '{target} said yes, so {connector} is introducing you to each other:',
  introductionMailYouSaidYes: 'You said yes, so {connector} is introducing you to each other:',
  nameWithAddress: '{name} ({address})',
  introductionMailSubject: 'Introduction: {asker} and {target}',
})
