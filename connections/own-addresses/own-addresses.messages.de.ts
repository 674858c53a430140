import { translate } from '@wellmet/platform/messages/translations.ts'
import type { ownAddressesMessages } from './own-addresses.messages.ts'

translate<typeof ownAddressesMessages>('de', 'ownAddresses', {
  about:
    'E-Mails von diesen Adressen gelten als von dir gesendet, und keine davon wird ein Kontakt. Wenn du noch von einer anderen Adresse schreibst, füge sie hinzu und bestätige sie mit dem Code, den wir dorthin schicken. Adressen anderer Konten werden nicht beachtet.',
  add: 'Adresse hinzufügen',
  added: 'Wir haben einen Code an {address} geschickt.',
  address: 'E-Mail-Adresse',
  code: 'Code für {address}',
  codeExample: 'Code aus der E-Mail',
  confirm: 'Bestätigen',
  confirmNamed: '{address} bestätigen',
  confirmed: 'E-Mails mit {address} zählen als deine. Deine Kontakte folgen gleich.',
  example: 'du@example.com',
  notChanged: 'Nichts wurde geändert. {reason}',
  notTheCode:
    'Das ist nicht der Code, oder er ist älter als eine Stunde. Sieh in der neuesten E-Mail nach, oder lass dir einen neuen Code schicken.',
  notValid: 'Gib eine E-Mail-Adresse wie du@example.com ein.',
  originOf:
    '{origin, select, sign_in {Damit meldest du dich an} account {Verbundenes Konto} alias {Alias eines verbundenen Kontos} named {Von dir bestätigt} other {Nicht bestätigt. Sie hat keine Wirkung, bis du den Code eingibst, den wir dorthin geschickt haben.}}',
  remove: 'Entfernen',
  removeNamed: '{address} entfernen',
  removed: '{address} zählt nicht als deine.',
  sendAgain: 'Neuen Code senden',
  sendAgainTo: 'Neuen Code an {address} senden',
  title: 'Deine E-Mail-Adressen',
  tooMany: 'Du kannst bis zu {count, plural, one {# Adresse} other {# Adressen}} nennen. Entferne zuerst eine.',

  // Mails
  mailSubject: 'Bestätige deine E-Mail-Adresse bei Wellmet',
  mailBody: `Hallo,

{name} ({email}) gibt an, dass {address} die eigene E-Mail-Adresse ist, und möchte, dass Wellmet E-Mails mit ihr als eigene zählt. Wenn du das bist, gib diesen Code unter Einstellungen, Verbundene Konten ein:`,
  mailAfter:
    'Der Code gilt eine Stunde. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail, und gib den Code niemandem. Ohne ihn geschieht nichts.',
})
