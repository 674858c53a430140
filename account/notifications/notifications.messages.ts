import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const notificationsMessages = defineMessages('notifications', {
  // Screens
  all: 'All',
  allRead: 'No unread notifications',
  allReadAbout: 'A new notification is listed here until you open it or mark it as read.',
  chooseNotifications: 'Choose your notifications',
  daily: 'Daily email',
  dailyAbout:
    'You get it at 8 in the morning if you have unread notifications that you want by email. It goes to {email}.',
  dailyAboutUnconfirmed:
    'You get it at 8 in the morning if you have unread notifications that you want by email. Confirm your address {email} first.',
  delete: 'Delete',
  deleteNotification: 'Delete: {title}',
  deleteRead: 'Delete read',
  deleteReadNotifications: 'Delete read notifications',
  deleteReadQuestion: 'Delete all notifications in this workspace that you have read? Unread ones stay.',
  deliveryApp: 'App',
  deliveryDigest: 'App and email',
  deliveryOff: 'Off',
  event: 'Event',
  howNotified: 'How you are notified',
  loading: 'Loading your notifications',
  markAllRead: 'Mark all as read',
  markRead: 'Mark as read',
  markReadNotification: 'Mark as read: {title}',
  none: 'No notifications yet',
  noneAbout:
    'You are notified when a connector answers you, when somebody asks you for an introduction or joins your workspace, and when a file that you <import>import</import> was read.',
  notChanged: 'Nothing was changed. {reason}',
  notifications: 'Notifications',
  saved: 'Saved.',
  seeAll: 'See all notifications',
  setTimeZone: 'Use {zone}',
  settings: 'Settings',
  showOlder: 'Show older notifications',
  timeZone: 'Time zone',
  timeZoneNotFound: 'There is no such time zone. Try the largest city near you.',
  unread: 'Unread',
  unreadTitle: 'Unread: {title}',
  whichNotifications: 'Which notifications',
  yourNotifications: 'Your notifications',
  yourNotificationsAbout: 'For all your workspaces. Each choice is saved immediately and applies from now on.',
  yourSettings: 'Your settings',

  // Kinds
  connectorAnswers: 'A connector answers your request',
  followUpDue: 'It is time to follow up on a request',
  importFinished: 'An import of yours is finished',
  introductionAsked: 'Somebody asks you for an introduction',
  introductionOutcome: 'An introduction has an outcome',
  memberJoins: 'Somebody joins a workspace that you manage',

  // What happened
  memberJoined: '{name} joined the workspace',

  // Mails
  digestSubjectMore: '{title}, and {more, number} more',
  digestBody: `Hello {name},

You have unread notifications on Wellmet.

{notifications}

Choose which notifications you get by email: {settings}
`,
  digestBodyMore: `Hello {name},

You have unread notifications on Wellmet.

{notifications}

And {more, number} more: {all}

Choose which notifications you get by email: {settings}
`,
})
