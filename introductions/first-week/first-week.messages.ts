import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const firstWeekMessages = defineMessages('firstWeek', {
  title: 'A new teammate’s first week',
  about:
    'Starts when someone joins. Reminds them to import contacts, share them, ask for a first introduction and invite a teammate, with some days in between.',
  daysBetween: 'Days between two reminders',

  // Steps
  import: 'Import contacts',
  shareLater: 'Some days later',
  share: 'Share contacts',
  askLater: 'Some days later',
  ask: 'Ask for a first introduction',
  inviteLater: 'Some days later',
  invite: 'Invite a teammate',

  // What it says to them
  importTitle: 'Import your contacts to see whom you can reach',
  shareTitle: 'Share your contacts so that your team can ask you for introductions',
  shareBody: 'You choose who sees what, and you can preview it first.',
  askTitle: 'Ask for your first introduction',
  askBody: 'Say whom you want to meet, and we’ll show you who can introduce you.',
  inviteTitle: 'Invite a teammate: every network adds paths for both of you',

  // What a run says
  reminded: 'A reminder in the app.',
  alreadyDone: 'You had done this already.',
})
