import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const connectedAppsMessages = defineMessages('connectedApps', {
  // The page on which an app is let in
  allow: 'Allow',
  allowTitle: 'Let {name} use Wellmet?',
  asks: '<b>{name}</b>, described at {host}, asks to act for you, {user}, in the workspace {workspace}.',
  asksTitle: 'An app asks for access',
  chooseOne: 'Choose at least one.',
  deny: 'Deny',
  goesTo: 'When you allow it, you go to <b>{host}</b>. Continue only if you started this there.',
  goesToThisComputer:
    'When you allow it, access goes to a program <b>on this computer</b>. Continue only if you started it yourself.',
  loadingRequest: 'Loading what asks for access',
  mayDo: 'It may',
  mayNever: 'It can never send a request, answer one, or change your contacts or settings. You do that here.',
  theRequest: 'The app that asks for access',
  scope:
    '{scope, select, people {Search people and companies, and open their pages} network {Read your contacts, targets and missions} dashboard {Read your paths and introduction requests} drafts {Prepare introduction requests as drafts} graph {Read how well you know people} introductions {Read what others ask of you} meetings {Read your meetings and opportunities} cards {Prepare meetings and follow-ups} checks {Check a text against what your network knows} other {{scope}}}',

  // Settings
  about: 'Apps and assistants you have connected. They can read what you see and prepare drafts. Only you can send.',
  address: 'Address for assistants',
  addressAbout: 'Paste this address into your assistant. It then asks for access here.',
  app: 'App',
  copied: 'Copied',
  copyAddress: 'Copy address',
  connectedOn: 'Connected',
  disconnect: 'Disconnect',
  disconnectNamed: 'Disconnect {name}',
  disconnectQuestion: 'Disconnect {name}? It stops working at once.',
  disconnected: 'The app is disconnected.',
  howTo: 'How to connect an assistant',
  lastUsed: 'Last used',
  loading: 'Loading your connected apps',
  never: 'never',
  none: 'No app is connected.',
  notCopied: 'The address wasn’t copied. Select it and copy it yourself.',
  notDisconnected: 'The app is still connected. {reason}',
  title: 'Connected apps',
  usedBy: 'by {name}',
  workspace: 'Workspace',
  yourApps: 'Your connected apps',

  // Refusals
  appNotReached:
    'Wellmet couldn’t read how this app describes itself. Check the address in the app, or ask whoever makes it.',
  requestNotValid: 'This request for access isn’t valid, so nothing was allowed. {reason}',
  scopesNotAsked: 'The app didn’t ask for this.',
  sessionEnded: 'Your session has ended. Sign in again.',

  // Mails
  copiedMailSubject: 'We disconnected {app}',
  copiedMailBody: `Hi {name},

A sign-in token of “{app}” was used twice, so someone may have a copy of it. We disconnected the app. Connect it again when you need it.

If you don’t know how this could happen, look at your devices and change your password.`,
  copiedMailButton: 'See my connected apps',
})
