import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const onboardingMessages = defineMessages('onboarding', {
  // Who do you want to reach?
  askGoal: 'Who do you want to reach?',
  askGoalAbout:
    'Name companies, titles or both. We’ll save them as a mission and show who can introduce you there. Only you can see it.',
  companies: 'Companies',
  companiesAbout:
    'Type any company, or pick from those within your reach; the number is how many people there you can reach. Press Enter after each name.',
  companiesPlaceholder: 'Acme',
  companiesWithinReach: 'Companies within your reach',
  goalMissing: 'Name at least one company or title.',
  loadingCompanies: 'Loading the companies within your reach',
  noCompanies: 'No companies are within your reach yet. Type the ones you want to reach.',
  nameGoal: 'Say who you want to reach',
  peopleAt: '{company}, {people, plural, one {# person} other {# people}}',
  reachCompanies: 'Reach {companies}',
  reachRoles: 'Reach {roles}',
  reachRolesAt: 'Reach {roles} at {companies}',
  roles: 'Titles',
  rolesAbout: 'In your own words. Press Enter after each title.',
  rolesPlaceholder: 'CISO',
  showPaths: 'Show me paths',
  skip: 'Skip for now',

  // First steps
  ask: 'Ask for your first introduction',
  askAbout: 'Pick a path on Home. Wellmet drafts the message, and nothing is sent before you say so.',
  askNext: 'See your best paths',
  done: 'Done',
  doneOf: '{done, number} of {total, number} done',
  firstSteps: 'First steps',
  firstStepsAbout: 'From an empty network to your first introduction.',
  firstStepsLine: 'First steps: {done, number} of {total, number} done.',
  firstStepsLink: 'Continue',
  import: 'Import your contacts',
  importAbout: 'Paths start with people you know. A LinkedIn archive, an address book or a calendar file is enough.',
  importNext: 'Choose a source',
  invite: 'Invite a teammate',
  inviteAbout: 'Paths through the contacts that teammates share with you are the strongest ones.',
  inviteNext: 'See who to invite',
  loadingSteps: 'Loading your first steps',
  notDone: 'Not done yet',
  reach: 'Say who you want to reach',
  reachAbout: 'Home then shows the best paths to them.',
  reachNext: 'Create a mission',
  theSteps: 'Your first steps',

  // Choose a source
  apple: 'Apple',
  appleCalendar: 'Calendar: in Calendar on a Mac, choose File → Export → Export. You get an ICS file.',
  appleContacts: 'Contacts: on icloud.com/contacts, select all, then choose Export vCard.',
  appleMail:
    'Mail: in Mail on a Mac, select a mailbox, then choose Mailbox → Export Mailbox. Import the mbox file inside.',
  chooseSource: 'Choose a source',
  chooseSourceAbout: 'Every source adds evidence of how well you know people. Start with one, and add others later.',
  filesFrom: 'Files from {source}',
  filesInstead: 'You can also export a file from your account. It takes a few minutes and needs no password.',
  google: 'Google',
  googleCalendar:
    'Calendar: on calendar.google.com, choose Settings → Import & export → Export. Unpack the ZIP and import the ICS files.',
  googleContacts: 'Contacts: on contacts.google.com, choose Export → Google CSV.',
  googleMail: 'Mail: on takeout.google.com, select only Mail. Google sends you an mbox file.',
  linkedIn: 'LinkedIn',
  linkedInAbout: 'Your connections, since when, and how often you wrote to each other. The best way to start.',
  linkedInNext: 'Import from LinkedIn',
  microsoft: 'Outlook and Microsoft 365',
  microsoftCalendar:
    'Calendar: in Outlook on a computer, open the calendar, then choose File → Save Calendar. You get an ICS file.',
  microsoftContacts: 'Contacts: on outlook.com, choose People → Manage contacts → Export contacts.',
  microsoftMail: 'Mail: Outlook has no export that Wellmet can read. Contacts and calendar are enough.',
  otherFiles: 'Any other vCard, contacts CSV in Google or Outlook format, ICS or mbox file works too.',

  // Bring your team in
  bringTeam: 'Bring your team in',
  bringTeamAbout: 'Teammates who share their contacts with you open paths that a file can’t show.',
  inviteNamed: 'Invite {name}',
  loadingSuggestions: 'Looking for who to invite',
  mayNotInvite: 'Only owners and admins can invite people. Ask one of them to invite the person you have in mind.',
  noAddress: 'Your contacts have no email address for {name}. Type it below.',
  notFound: 'The address of {name} was not loaded. {reason}',
  opensPaths: 'Could open paths to {names}',
  opensPathsAndMore: 'Could open paths to {names} and {more, number} more',
  whoToInvite: 'Who to invite next',
  whoToInviteKnown:
    'Chosen by the companies where you know most people. Say who you want to reach to choose by your targets.',
  whoToInviteWanted: 'Chosen by your missions and target lists.',
})
