import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const advisorMessages = defineMessages('advisor', {
  title: 'Ask the guides',
  words: 'advisor question documents guide raising selling hiring how',
  about: 'Answers about raising, selling and hiring by introduction, quoted from the help and from your team’s guides.',
  question: 'Your question',
  placeholder: 'Who sees who read our pitch?',
  ask: 'Ask',
  answer: 'Answer',
  notInDocuments:
    'Not in the documents. Ask in other words, or have your team publish a guide about it under Leads → Pages and texts.',
  quoted: 'Each sentence is quoted as it stands in its source.',
  source: '{document}: {heading}',
  searched: 'What is searched',
  searchedAbout:
    '{documents, plural, one {# document} other {# documents}} in {sections, plural, one {# section} other {# sections}}. The help is in English.',
  document: 'Document',
  from: 'From',
  fromHelp: 'Help of Wellmet',
  fromTeam: 'Your team',
  since: 'Since',
  sinceRelease: 'This release',
  state: 'State',
  current: 'Up to date',
  newerDraft: 'A newer version isn’t published',
  old: 'Written over a year ago',
})
