import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const extensionMessages = defineMessages('extension', {
  // The page on which an extension is connected
  cancel: 'Cancel',
  cancelled: 'Nothing was connected. You can close this page.',
  connect: 'Connect',
  connectAbout:
    '“{name}” ({platform}, version {version}) asks to act for you, {user}, in the workspace {workspace}. Connect it only if you have just clicked “Sign in” in the extension yourself.',
  connectTitle: 'Connect the browser extension',
  loadingClient: 'Loading what asks to be connected',
  mayAsk: 'Ask for introductions in your name',
  mayNot: 'It can’t change your contacts, your settings or how you sign in.',
  mayRead: 'Read your contacts and the paths to people',
  maySearch: 'Search people',
  theClient: 'The browser extension',
  whatItMay: 'What it may do',

  // Settings
  about: 'Extensions that are signed in for you. Disconnect one that you don’t use or don’t recognize.',
  connectedOn: 'Connected',
  disconnect: 'Disconnect',
  disconnectNamed: 'Disconnect {name}',
  disconnectQuestion: 'Disconnect {name}? It is signed out at once.',
  disconnected: 'The extension is signed out.',
  extension: 'Extension',
  lastUsed: 'Last used',
  loading: 'Loading your browser extensions',
  none: 'No browser extension is signed in.',
  notDisconnected: 'The extension is still connected. {reason}',
  platform: '{platform, select, chrome {Chrome} edge {Edge} firefox {Firefox} safari {Safari} other {{platform}}}',
  title: 'Browser extensions',
  workspace: 'Workspace',
  yourExtensions: 'Your browser extensions',

  // Refusals
  notValid: 'This doesn’t open anything, or not anymore. Connect the extension again.',
  redirectNotAllowed:
    'This server doesn’t know the extension that asks. Whoever runs the server names it in EXTENSION_REDIRECTS.',
  sessionEnded: 'Your session has ended. Sign in again.',

  // Mails
  copiedMailSubject: 'We signed out your browser extension',
  copiedMailBody: `Hi {name},

A sign-in of your browser extension “{extension}” was used twice, so someone may have a copy of it. We signed the extension out. Connect it again when you need it.

If you don’t know how this could happen, look at your devices and change your password.`,
  copiedMailButton: 'See my devices',
})
