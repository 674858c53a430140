import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const guestPagesMessages = defineMessages('guestPages', {
  // Page of a connector
  alsoWaiting: 'Also waiting for you',
  alsoWaitingAbout: 'From {workspace}. Each request came in its own email.',
  asksForIntroduction: '{asker} ({workspace}) asks you for an introduction to {target}.',
  askTargetAbout: '{target} sees who is asking. If they say no, nobody is told.',
  askTargetAboutBlind: '{target} sees no name before saying yes. If they say no, nobody is told.',
  changeMessage: 'Change what you like. This is what we send.',
  declineThisTime: 'Say no this time',
  forwardMyself: 'I’ll forward it myself',
  forwardMyselfAbout: 'You get the message in a separate email, ready to forward.',
  inThreeMonths: 'In three months',
  loading: 'Loading the request',
  markForwarded: 'I forwarded it',
  mayMentionMeAbout: '{asker} writes, and says that you know each other. You don’t have to do anything else.',
  onlyForYou:
    'This page is only for you. Anyone with the link can answer for you, so please don’t share it. You don’t need an account, and nothing here is tracked.',
  otherRequest: '{asker} would like to meet {target}. <quiet>Asked on {day}.</quiet>',
  pageNotOpened: 'This page could not be opened',
  pauseUntil: 'Pause requests until',
  stillUnanswered: 'Nothing was answered for you.',
  whatTheyWouldAsk: 'What {asker} would ask {target}',
  whyYou: 'Why you',
  writesToYou: '{asker} writes to you',
  yesAskTarget: 'Yes, ask {target}',
  yesForward: 'Yes, I’ll forward it',
  yesMention: 'Yes, mention me',
  yourRules: 'Your rules',
  yourRulesAbout: 'Your rules for everyone at {workspace}. They apply immediately.',

  // Page of a connector: after the answer
  declined: 'You said no',
  declinedAbout: '{asker} sees your answer and your reason. There is nothing left to do.',
  forwarding: 'Thank you for forwarding it',
  forwardingAbout:
    'We sent you the message in a separate email. Forward it to {target}, or open it here in your email app.',
  mayMention: 'Thank you, {asker} may mention you',
  mayMentionAbout:
    '{tellsOutcomes, select, yes {{asker} writes to {target} and says that you know each other. We email you once, when there is news.} other {{asker} writes to {target} and says that you know each other.}}',
  over: 'There is nothing left to do',
  overAbout: 'You can still change your rules below.',
  postponed: 'We ask you again on {day}',
  postponedAbout: 'Until then we don’t email you about it. You can also answer now.',
  sent: 'Thank you, it is on its way',
  sentAbout:
    '{tellsOutcomes, select, yes {We email you once, when there is news.} other {There is nothing left to do.}}',
  targetAskedFirst: 'Thank you, {target} is asked first',
  targetAskedFirstAbout:
    '{tellsOutcomes, select, yes {If {target} says yes, we introduce them to each other by email and mention you. If not, nobody is told. We email you once, when there is news.} other {If {target} says yes, we introduce them to each other by email and mention you. If not, nobody is told.}}',

  // Page of a target
  introduceUs: 'Yes, introduce us',
  messageFrom: '{asker} ({workspace}) writes',
  messagePassedOnBy: 'Their message, passed on by {connector}',
  neverAgain: 'You will not be asked again',
  neverAgainAbout: 'Wellmet will not email this address about introductions again. Nobody is told why.',
  neverAsk: 'Never ask me again',
  neverAskQuestion: 'Wellmet will not email this address again, no matter who asks.',
  neverAskVerb: 'Never ask again',
  notNow: 'Not now',
  notNowDone: 'OK, not now',
  notNowDoneAbout: 'Nobody is told. If you change your mind, this page works for three weeks after the email.',
  ratherNotBeAsked: 'Would you rather not be asked at all?',
  wantsToIntroduce: '{connector} would like to introduce you to {asker}',
  wantsToIntroduceAbout:
    'If you say yes, you both get an email with each other’s name and address. If you decline, nobody is told.',
  wantsToIntroduceBlind: '{connector} would like to introduce you to someone',
  wantsToIntroduceBlindAbout:
    'If you say yes, you see who it is, and you both get an email with each other’s name and address. Until then they know nothing about you. If you decline, nobody is told.',
  youAreIntroduced: 'You are introduced',
  youAreIntroducedAbout: 'You get an email with the name and address of {asker}, and they get one with yours.',

  // Refusals
  linkNoLongerWorks: 'This link no longer works',
  linkNotValid:
    'The link is incomplete, has expired, or the request is closed. Open the link in the latest email, or write to the person who asked you.',

  // Mails
  consentMailBody: `Hi {target},

{connector} would like to introduce you to {asker} ({workspace}). Would you like that?

Their message:
----------------------------------------

{text}

----------------------------------------

You can say yes or not now here:
{link}

If you decline, nobody is told. You don’t have to answer. On the same page you can also stop all such requests.
`,
  consentMailBodyBlind: `Hi {target},

{connector} would like to introduce you to someone. Would you like that?
You see who it is if you say yes. They don’t know your address.

Their message:
----------------------------------------

{text}

----------------------------------------

You can say yes or not now here:
{link}

If you decline, nobody is told. You don’t have to answer. On the same page you can also stop all such requests.
`,
  introductionMailBody: `Hi {reader},

You both said yes, so {connector} is introducing you to each other:

{asker} ({workspace}), {askerAddress}
{target}, {targetAddress}

{asker} wrote:
----------------------------------------

{text}

----------------------------------------

Reply to this email to write to {other}.
`,
  introductionMailSubject: 'Introduction: {asker} and {target}',
})
