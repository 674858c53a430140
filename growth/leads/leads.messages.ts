import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const leadsMessages = defineMessages('leads', {
  track: 'Visits and clicks',
  contact: 'Contact form',
  newsletter: 'Newsletter',
  waitlist: 'Waitlist',
  demo: 'Demo request',

  matchedByAddress: 'Matched by email address to {name}.',
  matchedByDomain: 'Matched to {company} by the domain of the address.',
  matchedByCompany: 'Says they are at {company}.',
  unmatched: 'Not matched: neither the address nor a company is known.',
  quotaReached:
    '{count, plural, one {# form was} other {# forms were}} dropped today, because a workspace takes {most, number} leads a day.',
  agreedAtSite: 'Agreed to a newsletter of “{site}”, at that site.',
  linkNotValid: 'This link is not valid any more.',

  // On Home. Whoever fills in a form can be anybody, so it says what is known of them.
  toldDemo:
    '{count, plural, one {Someone} =2 {Two people} other {# people}} {where, select, company {at {name}} other {({name})}} asked for a demo.{certainty, select, confirmed {} said { They typed the company themselves.} other { The address is unchecked.}}',
  toldContact:
    '{count, plural, one {Someone} =2 {Two people} other {# people}} {where, select, company {at {name}} other {({name})}} wrote to you through your site.{certainty, select, confirmed {} said { They typed the company themselves.} other { The address is unchecked.}}',
  toldWaitlist:
    '{count, plural, one {Someone} =2 {Two people} other {# people}} {where, select, company {at {name}} other {({name})}} joined your waitlist.{certainty, select, confirmed {} said { They typed the company themselves.} other { The address is unchecked.}}',
  toldPitch:
    '{count, plural, one {Someone} =2 {Two people} other {# people}} {where, select, company {at {name}} other {({name})}} asked to see your pitch.{certainty, select, confirmed {} said { They typed the company themselves.} other { The address is unchecked.}}',
  toldGtm:
    '{count, plural, one {Someone} =2 {Two people} other {# people}} {where, select, company {at {name}} other {({name})}} showed interest.{certainty, select, confirmed {} said { The company name is unchecked.} other { The address is unchecked.}}',

  // Mail
  mailSubject: 'Please confirm your email address for {workspace}',
  mailBody: 'Someone entered this address in a form from {workspace}: “{wording}”',
  mailBodyUnquoted:
    'Someone entered this address {kind, select, newsletter {to get the newsletter of {workspace}.} other {for the waitlist of {workspace}.}}',
  mailButton: 'Confirm my address',
  mailAfter: 'If it was not you, do nothing. If you don’t confirm, no one will email you about this.',
  mailLeave: 'No more email from this server',

  // Export
  csvEmail: 'Email',
  csvName: 'Name',
  csvCompany: 'Company',
  csvKind: 'Form',
  csvState: 'Status',
  csvOwner: 'Owner',
  csvConfirmed: 'Confirmed at',
  csvWithdrawn: 'Taken back at',
  csvWording: 'Agreed to',
  csvSource: 'Source',
  csvCreated: 'Created at',

  // Screens
  title: 'Leads',
  about: 'People who filled in a form on your site, and who can introduce you.',
  loading: 'Loading leads',
  exportCsv: 'Export as CSV',
  noLeads: 'No leads yet',
  noLeadsAbout: 'Put a form on your pages. People who fill it in appear here, with your best path to them.',
  noSiteAbout: 'A site gives you forms for your pages. Owners and admins create it.',
  quotaNext: 'What is dropped is counted in Settings → Site.',
  who: 'Who',
  source: 'Source',
  path: 'Path',
  state: 'Status',
  pathTo: 'To {name}{role, select, none {} other {, {role}}}',
  noPath: 'No path yet',
  messages: '{count, plural, one {Their message} other {Their # messages}}',
  pitch: 'Pitch request',
  gtm: 'Reported by a program',
  programSource:
    '{trigger, select, waitlist {Waitlist elsewhere} demo {Demo request elsewhere} interest {Founding customer interest} newsletter {Newsletter elsewhere} purchase {Founding customer purchase} other {A program}}',
  toldByProgram: 'Reported by a program of this workspace. We have not asked them.',
  isConfirmed: 'Address confirmed',
  isWaiting: 'Asked to confirm the address',
  isNotAsked: 'Not asked to confirm',
  isNotMailed: 'No confirmation email sent',
  isWithdrawn: 'Taken back',
  stateNew: 'New',
  stateTalking: 'Talking',
  stateWon: 'Won',
  stateClosed: 'Closed',
  stateOf: 'Status of {name}',
  take: 'Assign to me',
  takeNamed: 'Assign to me: {name}',
  leave: 'Unassign me',
  leaveNamed: 'Unassign me: {name}',
  delete: 'Delete',
  deleteNamed: 'Delete {name}',
  deleteQuestion: 'Delete {name} and what they agreed to?',
  aboutConfirming:
    'Newsletter and waitlist forms ask by email whether the address is theirs. Contact and demo forms do not ask: you know once they answer you.',
  newest: 'Newest',
  older: 'Older',
  linkNotValidAbout: 'Open the link from the newest email again.',
  confirmTitle:
    '{state, select, confirmed {Thank you, your address is confirmed} withdrawn {Done, you are off the list} other {Is this your address?}}',
  confirmAbout:
    '{state, select, withdrawn {{workspace} will not email you because of this form.} confirmed {You agreed to this in a form from {workspace}: “{wording}”} other {Someone entered it in a form from {workspace}: “{wording}”}}',
  takeBack: 'Take it back',
  thanks: 'Thank you',
  thanksAbout: 'We received your form. If you were asked to confirm your address, check your inbox.',
})
