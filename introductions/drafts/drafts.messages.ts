import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** The draft that is suggested. It says only what is on record; the gap is the asker's to fill. */
export const draftMessages = defineMessages('draft', {
  draftAskShort: 'Would a short call next week work for you?',
  draftAskTwenty: 'Would you have 20 minutes for a call in the next two weeks?',
  draftAskedConnector: 'I asked {connector} whether they could introduce us.',
  draftBothWork: 'I asked {connector} to introduce us because you both work at {company}.',
  draftBothWorked: 'I asked {connector} to introduce us because you both worked at {company}.',
  draftClosing: 'Best, {asker}',
  draftClosingBlind: 'Thank you for considering it.',
  draftConnectedWith: '{connector} and I are connected on LinkedIn.',
  draftGap: '[…]',
  draftGreeting: 'Hi {target},',
  draftIAm: 'I’m {asker}.',
  draftIAmFrom: 'I’m {asker} from {workspace}.',
  draftKnowEachOther: 'I asked {connector} to introduce us because you know each other.',
  draftKnowsConnector: '{connector} and I know each other.',
  draftMayMention: '{connector} said I may mention them.',
  draftTalkAbout: 'I’d like to talk with you about {gap}.',
  draftTeammates: '{connector} and I are on the same team at {workspace}.',
  draftTogether: 'You, {connector} and I were in the same thread or meeting, most recently in {on, date, month}.',
  draftWhyYou: 'I’m writing to you because you are {title} at {company}.',

  // Who asks, the subject, and what to look at before asking
  askerAt: '{name} ({workspace})',
  defaultSubject: 'Introduction: {asker}',
  defaultSubjectBlind: 'Request for an introduction',
  hintGap: 'Replace {gap} with what you would like to talk about.',
  hintNamesAsker: 'You want to stay unnamed until they say yes, so remove “{found}” from the subject and the message.',
  hintNoAddress: 'There is no email address for {connector}. Add one.',
  hintNoNextStep: 'Ask for one small thing.',
  hintSpeaksToConnector:
    'The message is addressed to {connector}. Write it to the person you want to meet, so that {connector} can forward it.',
  hintTooLong:
    'The message has {count, plural, one {# word} other {# words}}. Keep it to three to five sentences and save the rest for the meeting.',
  hintTooShort: 'Say who you are, why you are writing to them, and what is in it for them, in three to five sentences.',
})
