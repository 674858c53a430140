import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const hideRulesMessages = defineMessages('hideRules', {
  // A rule
  companyRule: 'everyone at this company, {count, plural, one {# contact} other {# contacts}} so far',
  contactRule: 'one contact',
  domainRule: 'everyone with an email address there, {count, plural, one {# contact} other {# contacts}} so far',
  hiddenBy: 'Hidden by',
  hiddenContact: '{name} is now hidden. Nobody else can see this contact.',
  hiddenGroup:
    '{count, plural, =0 {You have no contact at {name}, so nobody is hidden now. The rule applies to later imports.} one {{name} is now hidden, with # contact. Nobody else can see them.} other {{name} is now hidden, with # contacts. Nobody else can see them.}}',
  nobodyThere: 'You have no contact at “{name}”. The rule would hide nobody now, and hold for later imports.',
  notChanged: 'Nothing was changed. {reason}',
  notHidden: 'Nothing was hidden. {reason}',
  showAgain: 'Unhide',
  showAgainName: 'Unhide {name}',
  showAgainQuestion: 'Unhide {name}? The people you share your network with will see {name} again.',
  shownAgain: 'The people you share your network with can see {name} again.',

  // Hiding a contact
  alreadyHidden: 'Already hidden.',
  everybodyAtCompany: 'Everyone at {company}',
  everybodyAtCompanyAbout:
    '{count, plural, one {# contact now} other {# contacts now}}, plus anyone a later import adds.',
  everybodyAtDomain: 'Everyone with an email address at {domain}',
  everybodyThereAbout: 'Your contacts there now, plus anyone a later import adds.',
  hide: 'Hide',
  hideAbout:
    'You still see hidden contacts, and your own paths still use them. Nobody else sees them, whatever you share. This takes effect immediately, and you can unhide them at any time.',
  hideContact: 'Hide contact',
  hiddenMany:
    '{count, plural, =0 {All of them were hidden already.} one {# contact is hidden now.} other {# contacts are hidden now.}}',
  hideMany: '{count, plural, one {Hide # contact} other {Hide # contacts}}',
  hideManyQuestion:
    '{count, plural, one {Hide this contact?} other {Hide these # contacts?}} You’ll still see them. Nobody else will, whatever you share. You can unhide them under Sharing.',
  hideMore: 'Hide more',
  hideName: 'Hide {name}',
  onlyContact: 'Only {name}',
  onlyContactAbout: 'This contact, including in later imports.',
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
    'Nobody else sees them, whatever you share. This takes effect immediately and applies to later imports too.',
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
    'You have reached the limit of {count, plural, one {# hide rule} other {# hide rules}}. Unhide something first.',
})
