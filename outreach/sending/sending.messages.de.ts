import { translate } from '@wellmet/platform/messages/translations.ts'
import type { sendingMessages } from './sending.messages.ts'

translate<typeof sendingMessages>('de', 'sending', {
  // Permissions
  conversation: 'Ihr habt euch geschrieben, zuletzt am {on, date, longDayAndYear}.',
  introduced: '{connector} hat dich am {on, date, longDayAndYear} mit {target} bekannt gemacht.',
  introducedAsSaid:
    'Nach deiner Angabe hat dich {connector} am {on, date, longDayAndYear} mit {target} bekannt gemacht. Das erlaubt eine E-Mail.',
  consented: 'Am {on, date, longDayAndYear} bestätigt: „{wording}“',
  askedOnce: 'Laut Antwort vom {on, date, longDayAndYear} darfst du {connector} erwähnen. Das erlaubt eine E-Mail.',

  // Refusals, and what would change them
  unreachable: 'Dieser Person kann nicht geschrieben werden.',
  unreachableRemedy: 'Daran ändert nichts etwas. Bitte halte dich auch in deinem eigenen Postfach daran.',
  notVerified: 'Deine eigene E-Mail-Adresse ist nicht bestätigt.',
  notVerifiedRemedy: 'Bestätige sie mit dem Link aus unserer E-Mail.',
  leaving: 'Dein Konto wird gelöscht.',
  leavingRemedy: 'Behalte zuerst dein Konto.',
  noPermission: 'Nichts zeigt, dass diese Person eine E-Mail von dir erwartet.',
  noPermissionRemedy: 'Bitte jemanden, der sie kennt, um ein Intro, oder warte, bis sie dir schreibt.',
  away: 'Die Person möchte zurzeit keine Anfragen.',
  recipientCap:
    'Die Person hat vor Kurzem eine E-Mail über Wellmet bekommen: höchstens eine pro Woche und drei in 90 Tagen, von allen Mitgliedern zusammen.',
  mailboxCap:
    'Du hast die Tagesgrenze deines Postfachs erreicht. Sie steigt in drei Wochen von 10 auf 40 E-Mails am Tag.',
  saidCap: 'Du hast die Tagesgrenze für Intros erreicht, die nur du vermerkt hast: drei E-Mails am Tag.',
  serverCap: 'Heute können keine weiteren E-Mails gesendet werden.',
  quietHours: 'Dort ist gerade keine Bürozeit.',
  waitRemedy: 'Möglich ab {from, date, longDay}.',
})
