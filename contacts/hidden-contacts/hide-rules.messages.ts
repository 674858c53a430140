import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const hideRulesMessages = defineMessages('hideRules', {
  // A rule
  companyRule: 'everybody at this company, {count, plural, one {# contact} other {# contacts}} so far',
  contactRule: 'one contact',
  domainRule: 'everybody with an email address there, {count, plural, one {# contact} other {# contacts}} so far',
  hiddenBy: 'Hidden by',
  hiddenContact: '{name} is hidden now. Nobody else can see this contact.',
  hiddenGroup:
    '{name} is hidden now, with {count, plural, one {# contact} other {# contacts}}. Nobody else can see them.',
  notChanged: 'Nothing was changed. {reason}',
  notHidden: 'Nothing was hidden. {reason}',
  showAgain: 'Show again',
  showAgainName: 'Show again: {name}',
  showAgainQuestion: 'Show {name} again to the people you share your network with?',
  shownAgain: 'The people you share your network with can see {name} again.',

  // Hiding a contact
  alreadyHidden: 'Already hidden.',
  everybodyAtCompany: 'Everybody at {company}',
  everybodyAtCompanyAbout:
    '{count, plural, one {# contact now} other {# contacts now}}, and anybody a later import adds there.',
  everybodyAtDomain: 'Everybody with an email address at {domain}',
  everybodyThereAbout: 'Your contacts there now, and anybody a later import adds there.',
  hide: 'Hide',
  hideAbout:
    'You still see hidden contacts, and your own paths still use them. Nobody else sees them, whatever you share. This takes effect immediately, and you can show them again at any time.',
  hideContact: 'Hide contact',
  hideMore: 'Hide more',
  hideName: 'Hide {name}',
  onlyContact: 'Only {name}',
  onlyContactAbout: 'This contact, also in later imports.',
  whatToHide: 'What to hide',

  // All rules
  company: 'Company',
  companyToHide: 'Company to hide',
  companyToHideHint: 'Which company?',
  domain: 'Domain',
  domainExample: 'example.com',
  domainToHide: 'Domain to hide',
  hiddenContacts: 'Hidden contacts',
  hiddenContactsAbout:
    'Nobody else sees them, whatever you share. Takes effect immediately, and for every later import.',
  loading: 'Loading hidden contacts',
  noHiddenContacts: 'No hidden contacts',
  noSuchContact: 'None of your contacts has that name',
  person: 'Person',
  personToHide: 'Person to hide',
  personToHideHint: 'Type a name',
  whatYouHide: 'What you hide',

  // Refusals
  domainFormat: 'Enter a domain like example.com.',
  tooMany:
    'You have {count, plural, one {# hide rule} other {# hide rules}}, which is the maximum. Show one again first.',
})
