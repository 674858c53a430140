import { translate } from '@wellmet/platform/messages/translations.ts'
import type { linkedinSignInMessages } from './linkedin-sign-in.messages.ts'

translate<typeof linkedinSignInMessages>('de', 'linkedinSignIn', {
  // Refusals
  notConnected: 'Du hast LinkedIn nicht verbunden. Verbinde es zuerst.',

  // Settings
  connectedAbout: 'LinkedIn hat bestätigt, welches Mitglied du bist. Mehr wird dort nicht gelesen.',
  fileAbout: 'Deine Kontakte kommen aus der Datei, die LinkedIn dir gibt.',
  importConnections: 'Deine Kontakte aus LinkedIn importieren',
  neverConnections: 'Deine Kontakte: Die gibt LinkedIn nur dir selbst, als Datei',
  neverMessages: 'Nachrichten, Einladungen und was du veröffentlichst',
  neverTold: 'Was LinkedIn nicht mitteilt',
  ofOneUser:
    'Ein LinkedIn-Konto gehört auf diesem Server einer einzigen Person. Du kannst die Verbindung jederzeit trennen.',
  told: 'Was LinkedIn mitteilt',
  toldName: 'Deinen Namen und deine E-Mail-Adresse dort',
  toldWho: 'Welches LinkedIn-Mitglied du bist',
})
