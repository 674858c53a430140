import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const domainsMessages = defineMessages('domains', {
  // Screens
  about:
    'Prove that your company owns its domain, such as acme.com. Single sign-on and provisioning then work for addresses at this domain. Parts of it, such as mail.acme.com, are proven on their own.',
  add: 'Add domain',
  added: 'Added {domain}. Now publish its record.',
  check: 'Check',
  checkDomain: 'Check {domain}',
  copyName: 'Copy name',
  copyValue: 'Copy value',
  delete: 'Delete',
  deleteDomain: 'Delete {domain}',
  deleteQuestion:
    'Delete {domain}? Single sign-on and provisioning stop working for addresses at this domain immediately.',
  deleted: 'Deleted {domain}.',
  domain: 'Domain',
  domainExample: 'acme.com',
  foundAlias:
    'The name of the record is an alias (CNAME) for another name. Publish a TXT record at this very name instead.',
  foundMissing:
    'The record isn’t there yet. It can take up to an hour until a new record is visible everywhere. Try again later.',
  foundSilent: 'The name servers of this domain don’t answer. Try again later.',
  howTo: 'At your DNS provider, create a TXT record with this name and value. Then check.',
  loading: 'Loading the domains',
  missing: 'The record is missing. Publish it again before {by, date, dayAndYear}.',
  name: 'Name',
  none: 'No domains yet.',
  notChanged: 'Nothing was changed. {reason}',
  notProven: 'Not proven yet',
  proven: 'Proven since {since, date, dayAndYear}',
  provenNow: '{domain} is proven.',
  recordKept: 'Keep the record. We look it up every day.',
  theDomains: 'The domains',
  title: 'Domains',
  typed: 'Enter a domain, such as acme.com.',
  value: 'Value',

  // Notifications
  lostBody:
    'Its DNS record was missing for too long. Single sign-on and provisioning stopped working for its addresses.',
  lostTitle: '{domain} is no longer proven',
  missingBody:
    'Publish it again. Three days after it was last seen, the domain no longer counts as proven, and single sign-on and provisioning stop working for its addresses.',
  missingTitle: 'The DNS record of {domain} is missing',

  // Refusals
  alreadyAdded: '{domain} is in the list already. Publish its record and check it.',
  freeMail: 'Anyone can have an address at {domain}. Add a domain that belongs to your company alone.',
  notDomain: 'This is not a domain. Write it as in an email address, after the @, such as acme.com.',
  provenByAnother:
    'Another workspace has proven {domain}. Delete the other “wellmet-domain” record from your DNS; three days later you can prove the domain here.',
  publicSuffix: 'Anyone can register names under {domain}. Add a domain that belongs to your company alone.',
  tooMany: 'A workspace can have {most, number} domains. Delete one that you no longer need.',
})
