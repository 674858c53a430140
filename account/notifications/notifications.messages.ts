import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const notificationsMessages = defineMessages('notifications', {
  // Screens
  actionAbout: '{action}: {title}',
  all: 'All',
  allRead: 'No unread notifications',
  allReadAbout: 'New notifications stay here until you open them or mark them as read.',
  answer: 'Answer',
  chooseNotifications: 'Choose your notifications',
  decide: 'Decide',
  daily: 'Daily email',
  dailyAbout:
    'You’ll get it at 8 a.m. if you have unread notifications that you chose to get by email. We send it to {email}.',
  dailyAboutUnconfirmed:
    'You’ll get it at 8 a.m. if you have unread notifications that you chose to get by email. Confirm your address {email} first.',
  brief: 'Morning brief',
  briefAbout:
    'Good news, what waits for you and your best paths, as on Home, at 8 a.m. If nothing is new, no email is sent.',
  delete: 'Delete',
  deleteNotification: 'Delete: {title}',
  deleteRead: 'Delete all read',
  deleteReadNotifications: 'Delete all read notifications',
  deleteReadQuestion: 'Delete all read notifications in this workspace? Unread ones stay.',
  deliveryApp: 'App',
  deliveryDigest: 'App and daily email',
  deliveryOff: 'Off',
  event: 'Event',
  followUp: 'Follow up',
  group:
    '{kind, select, imports {{count, plural, one {# import is finished} other {# imports are finished}}} other {{count, plural, one {# person} other {# people}} joined the workspace}}',
  howNotified: 'How you are notified',
  loading: 'Loading your notifications',
  markAllRead: 'Mark all as read',
  markRead: 'Mark as read',
  markReadNotification: 'Mark as read: {title}',
  none: 'No notifications yet',
  noneAbout:
    'You’ll be notified when a connector answers you, when someone asks you for an introduction or joins your workspace, and when a file you <import>import</import> has been read.',
  notChanged: 'Nothing was changed. {reason}',
  notifications: 'Notifications',
  saved: 'Saved.',
  seeAll: 'See all notifications',
  setTimeZone: 'Use {zone}',
  settings: 'Settings',
  showOlder: 'Show older notifications',
  someUnread: '(unread)',
  timeZone: 'Time zone',
  timeZoneNotFound: 'There is no such time zone. Try the largest city near you.',
  unread: 'Unread',
  unreadTitle: 'Unread: {title}',
  whichNotifications: 'Which notifications',
  yourNotifications: 'Your notifications',
  alsoInChannels: 'Some can also reach you in Slack, Teams or Telegram: choose them in <channels>Channels</channels>.',
  yourNotificationsAbout: 'These settings apply to all your workspaces. Each choice is saved immediately.',
  yourSettings: 'Your settings',

  // Kinds
  approvalAsked: 'Something is waiting for your approval',
  approvalDecided: 'Something you asked for is approved or rejected',
  connectorAnswers: 'A connector answers your request',
  domainLost: 'A domain of a workspace that you own can no longer be proven',
  followUpDue: 'It is time to follow up on a request',
  webhookStopped: 'One of your webhooks was turned off',
  accountStopped: 'One of your connected accounts can no longer be read',
  importFinished: 'One of your imports is finished',
  introductionAsked: 'Someone asks you for an introduction',
  introductionOutcome: 'The outcome of an introduction is known',
  invitationAnswers: 'Someone you invited says no, or asks for a new link',
  memberJoins: 'Someone joins a workspace that you manage',
  playbookNudge: 'A playbook reminds you of something',
  playbookStopped: 'A playbook that runs for you stops',
  provisioningStopped: 'A directory can no longer provision a workspace that you own',
  paymentMissing: 'A payment for a workspace that you own is missing',

  // What happened
  memberJoined: '{name} joined the workspace',

  // Mails
  digestSubjectMore: '{title}, and {more, number} more',
  digestBegins: `Hi {name},

You have unread notifications on Wellmet.`,
  alsoUnread: 'Also unread',
  briefBegins: `Good morning {name},

Here is what matters today.`,
  digestLeave: 'Choose which notifications you get by email',
  digestMore: 'And {more, number} more',
})
