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
  unreachable: 'Du kannst dieser Person keine E-Mail schreiben.',
  unreachableRemedy: 'Das lässt sich nicht ändern. Bitte schreib ihr auch nicht aus deinem eigenen Postfach.',
  notVerified: 'Deine eigene E-Mail-Adresse ist nicht bestätigt.',
  notVerifiedRemedy: 'Bestätige sie mit dem Link aus unserer E-Mail.',
  leaving: 'Dein Konto wird gelöscht.',
  leavingRemedy: 'Brich zuerst die Löschung ab.',
  noPermission: 'Nichts zeigt, dass diese Person eine E-Mail von dir erwartet.',
  noPermissionRemedy: 'Bitte jemanden, der sie kennt, um ein Intro, oder warte, bis sie dir schreibt.',
  away: 'Die Person möchte zurzeit keine Anfragen.',
  recipientCap:
    'Die Person hat vor Kurzem eine E-Mail über Wellmet bekommen. Erlaubt sind eine pro Woche und drei in 90 Tagen, von allen Mitgliedern zusammen.',
  mailboxCap:
    'Du hast die Tagesgrenze deines Postfachs erreicht. Sie steigt in drei Wochen von 10 auf 40 E-Mails am Tag.',
  saidCap: 'Du hast die Tagesgrenze für Intros erreicht, die nur du vermerkt hast: drei E-Mails am Tag.',
  serverCap: 'Heute können keine weiteren E-Mails gesendet werden.',
  paused: 'Der Betrieb dieses Servers hat E-Mails angehalten.',
  pausedRemedy: 'Es wird gesendet, sobald E-Mails wieder laufen.',
  quietHours: 'Dort ist gerade keine Bürozeit.',
  waitRemedy: 'Möglich ab {from, date, longDay}.',
})
