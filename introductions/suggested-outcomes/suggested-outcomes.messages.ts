import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const suggestedOutcomesMessages = defineMessages('suggestedOutcomes', {
  // What was seen
  introducedYou: 'Your mail shows that {connector} introduced you to {target} on {on, date, longDay}.',
  meetingBooked: 'Your calendar shows a meeting with {target} on {on, date, longDay}.',
  targetReplied: 'Your mail shows that {target} wrote to you on {on, date, longDay}.',
  youIntroduced: 'Your mail shows that you introduced {asker} to {target} on {on, date, longDay}.',

  // What that is based on
  basedOnIntroduction:
    'Based on {count, plural, one {# email} other {# emails}} from {connector} to you and {target}. Only you see this.',
  basedOnMeeting:
    'Based on {count, plural, one {# meeting} other {# meetings}} with {target} in your calendar. Only you see this.',
  basedOnOwnIntroduction:
    'Based on {count, plural, one {# email} other {# emails}} from you to {asker} and {target}. Only you see this.',
  basedOnReply: 'Based on {count, plural, one {# email} other {# emails}} from {target} to you. Only you see this.',

  // What to do about it
  confirm: 'Confirm',
  confirmSpoken: 'Confirm: {what}',
  confirmed: 'Recorded.',
  dismiss: 'That’s wrong',
  dismissSpoken: 'That’s wrong: {what}',
  dismissed: 'Dismissed. We won’t suggest this again from the same emails or meetings.',
  movedOn: 'This request has changed in the meantime. Reload the page to see where it stands.',

  // Without a click
  recordedNext: 'We saw it in your mail or calendar. You can undo it for a week.',

  // In the timeline
  seenInCalendar: '{what} (seen in your calendar)',
  seenInMail: '{what} (seen in your mail)',

  // Settings
  settings: 'What your mail shows',
  settingsAbout:
    'If you connect a mail account or a calendar, we suggest what became of your requests: who introduced you, who replied, and which meetings are booked. We look at who wrote to whom and when, never at what they wrote.',
  recordAutomatically: 'Record it without asking me',
  recordAutomaticallyAbout:
    'For requests of your own. We notify you each time, and you can undo it for a week. Without this, you confirm each one.',
  saved: 'Your setting is saved.',
  yourSettings: 'Your setting',
})
