import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** The draft that is suggested. It says only what is on record; the gap is the asker's to fill. */
export const draftMessages = defineMessages('draft', {
  draftAskShort: 'Would a short call next week work for you?',
  draftAskTwenty: 'Would you have 20 minutes for a call in the next two weeks?',
  draftAskedConnector: 'I asked {connector} whether they could introduce us.',
  draftAskedKnown:
    '{known, select, team {I’m on the same team as {connector} at {workspace} and} linkedin {I’m connected with {connector} on LinkedIn and} other {I know {connector} and}} asked for an introduction{why, select, together { because you work together} work { because you both work at {company}} have_worked { because you have both worked at {company}} worked { because you both worked at {company}} each_other { because you know each other} other {}}.',
  draftBothHaveWorked: 'I asked {connector} to introduce us because you have both worked at {company}.',
  draftBothWork: 'I asked {connector} to introduce us because you both work at {company}.',
  draftBothWorked: 'I asked {connector} to introduce us because you both worked at {company}.',
  draftBothWorkPassedOn: '{connector} was kind enough to pass this on to you; you both work at {company}.',
  draftBothWorkedPassedOn: '{connector} was kind enough to pass this on to you; you both worked at {company}.',
  draftBothHaveWorkedPassedOn: '{connector} was kind enough to pass this on to you; you have both worked at {company}.',
  draftClosing: 'Best, {asker}',
  draftClosingBlind: 'Thank you for considering it.',
  draftGap: '[…]',
  draftEasyOut: 'Thank you for considering it, and no problem at all if now is not a good time.',
  draftGreeting: 'Hi {target},',
  draftGreetTarget: 'Hi {target},',
  draftWhatWeDo: 'We {gap}.',
  draftLookingFor: 'I’m looking for {goal} and would value your view, especially on {gap}.',
  draftLookingForWarm: 'I’m looking for {goal} and would like to talk with you.',
  draftIAm: 'I’m {asker}.',
  draftIAmFrom: 'I’m {asker} from {workspace}.',
  draftKnowEachOther: 'I asked {connector} to introduce us because you know each other.',
  draftMayMention: '{connector} said I may mention them.',
  draftPassedOn: '{connector} was kind enough to pass this on to you.',
  draftTalkAbout: 'I’d like to talk with you about {gap}.',
  draftAdvice: 'I’d appreciate your advice on {gap}.',
  draftWorkTogether: 'I asked {connector} to introduce us because you work together.',
  draftWorkTogetherPassedOn: '{connector} was kind enough to pass this on to you; you work together.',
  draftTogether: 'You, {connector} and I were in the same thread or meeting, most recently in {on, date, month}.',

  // Who asks, the subject, and what to look at before asking
  askerAt: '{name} ({workspace})',
  defaultSubject: 'Introduction: {asker}',
  defaultSubjectBlind: 'Request for an introduction',
  hintGap: 'Replace {gap} with what only you know.',
  hintNamesAsker: 'You want to stay unnamed until they say yes, so remove “{found}” from the subject and the message.',
  hintNoAddress: 'There is no email address for {connector}. Add one.',
  hintNamesOther:
    'The message names {found}, but {connector} is the one you are asking. Remove {found} from the subject and the message.',
  hintNoNextStep: 'Ask for one small thing.',
  hintSpeaksToConnector:
    'The message is addressed to {connector}. Write it to the person you want to meet, so that {connector} can forward it.',
  hintsNone: 'No gaps found.',
  hintTooLong:
    'The message has {count, plural, one {# word} other {# words}}. Keep it to three to five sentences and save the rest for the meeting.',
  hintTooShort: 'Say who you are, why you are writing to them, and what is in it for them, in three to five sentences.',
})
