import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const companyIntelligenceMessages = defineMessages('companyIntelligence', {
  // Screens
  atCompany:
    '{people, plural, =0 {{company}: nobody within reach yet} one {{company}: # person within reach} other {{company}: # people within reach}}',
  loading: 'Looking up {company}',
  meant: 'Did you mean {names}?',
  reachOfCompanies: 'People within reach at these companies',
  startsWith: 'best path: {name}',

  // Notices
  inviteColleagues: 'Invite colleagues from {name}: every network they share opens more paths.',
  notExactly: 'No company here is called exactly “{company}”.',
  notExactlyNext: 'Pick the one you mean, or keep the name as you wrote it.',
  nothingKnown: 'Nothing about “{company}” is here yet. You may still know someone there.',
  nothingKnownNext:
    'Import your LinkedIn export or your address book, or keep it as a target: paths show up as your network grows.',
  openPath: 'Open the best path into {name} and ask for an introduction.',
  stillReading: 'A file of yours is still being read, so this may not be all.',
  stillReadingNext: 'Look again when the import is done.',
})
