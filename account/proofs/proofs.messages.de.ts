import { translate } from '@wellmet/platform/messages/translations.ts'
import type { proofsMessages } from './proofs.messages.ts'

translate<typeof proofsMessages>('de', 'proofs', {
  about:
    'Du bist dabei, etwas Wichtiges zu ändern. Damit das niemand anderes an deinem Gerät tut, fragen wir noch einmal nach.',
  confirm: 'Bestätigen',
  insteadOfPassword: 'Passwort verwenden',
  passkeyAbout: 'Verwende Fingerabdruck, Gesicht oder die PIN deines Geräts.',
  passwordNotEnough: 'Dein Passwort allein reicht hier nicht. Verwende deinen Passkey oder deine Authenticator-App.',
  title: 'Bestätige, dass du es bist',
  withPasskey: 'Mit deinem Passkey bestätigen',
})
