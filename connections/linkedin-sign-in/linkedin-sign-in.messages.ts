import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const linkedinSignInMessages = defineMessages('linkedinSignIn', {
  // Refusals
  notConnected: 'You have not connected LinkedIn. Connect it first.',

  // Settings
  connectedAbout: 'LinkedIn confirmed which member you are. Nothing else is read from it.',
  fileAbout: 'Your connections come from the file that LinkedIn gives you.',
  importConnections: 'Import your connections from LinkedIn',
  neverConnections: 'Your connections, which LinkedIn gives to you alone, as a file',
  neverMessages: 'Messages, invitations and what you post',
  neverTold: 'What LinkedIn does not tell',
  ofOneUser: 'A LinkedIn account belongs to one person on this server. You can disconnect it at any time.',
  told: 'What LinkedIn tells',
  toldName: 'Your name and your email address there',
  toldWho: 'Which member of LinkedIn you are',
})
