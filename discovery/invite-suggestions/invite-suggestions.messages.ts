import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const inviteSuggestionsMessages = defineMessages('inviteSuggestions', {
  gain: '{people, plural, one {This person likely knows} other {These # people likely know}} {targets, plural, one {# person you want to reach and don’t know} other {# people you want to reach and don’t know}}. That is inferred: only what they share would show who they really know.',
  noGain: 'Nobody you could invite is likely to know more of your targets.',

  // Why somebody likely knows the targets that are counted for them
  becauseColleagues:
    'Works at {company} with {share, select, all {them} other {{targets, number} of them}}{people, plural, =0 {} one { (# person)} other { (about # people)}}',
  becauseEmployer:
    'Worked at the same company as {share, select, all {them} other {{targets, number} of them}} (public directory)',
  becauseTogether:
    'Was in your small threads or meetings with {share, select, all {them} other {{targets, number} of them}}',

  // Why there are no suggestions, and what to do
  noContacts: 'You have no contacts yet.',
  noContactsNext: 'Import your LinkedIn export or your address book.',
  noRelationships: 'There is no evidence of who among your contacts knows them.',
  noRelationshipsNext: 'Import your mail or calendar. They show who knows whom.',
  noTargetsAsked: 'You can already reach everyone you can see at these companies.',
  noTargetsAskedNext: 'Check how the companies are written, or enter others.',
  noTargetsKnown: 'You can already reach everyone you can see.',
  noTargetsKnownNext: 'Enter the companies you want to reach, or save them to a target list.',
  noTargetsWanted: 'You can already reach everyone you can see among your targets.',
  noTargetsWantedNext: 'Add people or companies to your target lists and missions.',
})
