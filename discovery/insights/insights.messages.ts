import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const insightsMessages = defineMessages('insights', {
  // What moved
  cameInTouch:
    'You got in touch in the last {days, number} days, on {count, plural, one {# day} other {# days}} so far. Strength is {strength, number}. It was unknown before.',
  fell: 'You were last in touch on {on, date, longDayAndYear}, {ago, plural, one {# day} other {# days}} ago. Strength fell from {before, number} to {strength, number} in {days, number} days.',
  fellWithoutContact:
    'No contact is on record. Strength fell from {before, number} to {strength, number} in {days, number} days.',
  rose: 'You were in touch on {count, number} of the last {days, number} days. Strength rose from {before, number} to {strength, number}.',
  writeTo:
    'Write to {name}. You were last in touch on {on, date, longDayAndYear}, {ago, plural, one {# day} other {# days}} ago. From {dormantOn, date, longDayAndYear} on, the relationship counts as dormant.',

  // One-sided contact
  theyWrote:
    '{name} wrote to you: {count, plural, one {# message} other {# messages}}, the last one on {on, date, longDayAndYear}. No answer from you is on record.',
  youWrote:
    'You wrote to {name}: {count, plural, one {# message} other {# messages}}, the last one on {on, date, longDayAndYear}. No answer is on record.',

  // What changed
  companyChanged: '{name} moved to {after}.',
  companyChangedFrom: '{name} moved from {before} to {after}.',
  companyLeft: '{name} left {before}. The new company is unknown.',
  titleChanged: '{name} has a new title: {after}.',
  titleChangedFrom: '{name} changed title from {before} to {after}.',
  titleRemoved: '{name} no longer has the title {before}. The new one is unknown.',

  // What is known of all contacts
  allInTouch:
    '{contacts, plural, one {Contact with your only contact is on record.} other {Contact with all of your # contacts is on record.}}',
  noContacts: 'You have no contacts yet.',
  onlyConnections:
    'For {silent, number} of your {contacts, plural, one {# contact} other {# contacts}} there is only a connection, and no contact on record.',
  onlyLatest: 'Only the {count, number} contacts with whom you were last in touch were checked for changes.',
  strengthUnknown:
    'For {silent, number} of your {contacts, plural, one {# contact} other {# contacts}} no contact is on record. For {unknown, number} of them the strength is unknown.',

  // What to import next
  importCalendar: 'Import your calendar. It shows who you meet.',
  importLinkedIn: 'Import your LinkedIn export. It shows where people work now.',
  importMailbox: 'Import your mailbox. It shows who answers you.',
  importSomething: 'Import your LinkedIn export or your address book.',
})
