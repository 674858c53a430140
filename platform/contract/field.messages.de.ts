import { translate } from '../messages/translations.ts'
import type { fieldMessages } from './field.messages.ts'

translate<typeof fieldMessages>('de', 'field', {
  holdsLink: 'Lass Webadressen weg, und setz nach jedem Punkt ein Leerzeichen.',
  holdsUrl: 'Lass Webadressen weg.',
  missing: 'Füll dieses Feld aus.',
  notChoice: 'Wähle eins davon: {choices}.',
  notEmail: 'Gib eine gültige E-Mail-Adresse ein.',
  notLink: 'Gib einen gültigen Link ein.',
  notMultiple: 'Gib ein Vielfaches von {divisor, number} ein.',
  notOneLine: 'Schreib es in eine Zeile.',
  notTimeZone: 'Gib eine Zeitzone ein, zum Beispiel Europe/Lisbon.',
  notValid: 'Das ist nicht gültig.',
  tooFewItems: '{minimum, plural, one {Mindestens # Eintrag ist nötig.} other {Mindestens # Einträge sind nötig.}}',
  tooHigh: 'Gib {maximum, number} oder weniger ein.',
  tooLong: '{maximum, plural, one {Gib höchstens # Zeichen ein.} other {Gib höchstens # Zeichen ein.}}',
  tooLow: 'Gib {minimum, number} oder mehr ein.',
  tooManyItems: '{maximum, plural, one {Höchstens # Eintrag ist erlaubt.} other {Höchstens # Einträge sind erlaubt.}}',
  tooShort:
    '{minimum, plural, =1 {Füll dieses Feld aus.} one {Gib mindestens # Zeichen ein.} other {Gib mindestens # Zeichen ein.}}',
  unknownField: 'Diese Anfrage hat kein solches Feld.',
  unprintable: 'Entferne die Zeichen, die sich nicht anzeigen lassen.',
  wrongFormat: 'Das Format stimmt nicht.',
  wrongType: 'Das muss vom Typ {type} sein.',
})
