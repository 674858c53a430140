import { translate } from '@wellmet/platform/messages/translations.ts'
import type { devicesMessages } from './devices.messages.ts'

translate<typeof devicesMessages>('de', 'devices', {
  about:
    'Die Browser, in denen du dich angemeldet hast. Wenn du einen nicht kennst oder ein Gerät verloren hast, melde dich dort ab und ändere dein Passwort.',
  device: 'Gerät',
  firstSignIn: 'Erste Anmeldung',
  lastActive: 'Zuletzt aktiv',
  loading: 'Deine Geräte werden geladen',
  named: '{browser} unter {system}',
  notSignedOut: 'Du bist dort noch angemeldet. {reason}',
  notTrusted: 'Es wurde nichts geändert. {reason}',
  signedIn: 'Angemeldet',
  signedOut: 'Abgemeldet',
  signedOutThere: 'Du bist auf diesem Gerät abgemeldet.',
  signOut: 'Abmelden',
  signOutNamed: 'Auf {device} abmelden',
  signOutQuestion:
    'Auf {device} abmelden? Das Gerät wird vergessen: Wer sich dort als Nächstes anmeldet, braucht dein Passwort und deinen zweiten Schritt, und du bekommst eine E-Mail darüber.',
  signOutEverywhere: 'Überall abmelden',
  signOutEverywhereQuestion:
    'Auf allen Geräten abmelden, auch auf diesem? Kein Gerät gilt danach noch als vertraut. Deine API-Schlüssel funktionieren weiter.',
  status: 'Status',
  thisDevice: 'Dieses Gerät',
  title: 'Geräte',
  trust: 'Diesem Gerät vertrauen',
  trusted: 'Auf diesem Gerät wirst du 30 Tage lang nicht nach dem zweiten Schritt gefragt.',
  trustedUntil: 'Vertraut bis {date}',
  unknownBrowser: 'Unbekannter Browser',
  yourDevices: 'Deine Geräte',

  trustHere: 'Auf diesem Gerät 30 Tage lang nicht mehr fragen',
  trustHereAbout: 'Nur auf einem Gerät, das sonst niemand benutzt.',

  notThisDevice: 'Du kannst nur dem Gerät vertrauen, das du gerade benutzt.',
  nothingToWaive:
    'Es gibt nichts zu überspringen: Du hast noch keinen zweiten Schritt. Füge zuerst einen Passkey oder eine Authenticator-App hinzu.',
  signInAgain: 'Melde dich auf diesem Gerät zuerst ab und wieder an.',

  newDeviceMailSubject: 'Neue Anmeldung bei deinem Wellmet-Konto',
  newDeviceMailBody: `Hallo {name},

jemand hat sich bei deinem Wellmet-Konto auf einem neuen Gerät angemeldet, oder zum ersten Mal, seit dein Passwort geändert wurde.`,
  newDeviceMailButton: 'Meine Geräte ansehen',
  newDeviceMailAfter:
    'Wenn du das warst, musst du nichts tun. Wenn nicht, melde dich dort ab und ändere sofort dein Passwort.',
})
