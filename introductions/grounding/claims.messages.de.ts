import { translate } from '@wellmet/platform/messages/translations.ts'
import type { claimsMessages } from './claims.messages.ts'

translate<typeof claimsMessages>('de', 'claims', {
  asker: 'Du bist {name}{company, select, none {} other { von {company}}}.',
  selfDescription: '{text}',
  goal: 'Dein Ziel: {text}',
  worksAt: '{name} {title, select, none {arbeitet bei} other {ist {title} bei}} {company}.',
  workedAt:
    '{name} hat {period, select, between {von {since} bis {until}} until {bis {until}} other {früher}} bei {company} gearbeitet.',
  basedIn: '{name} sitzt in {place}.',
  workedTogether:
    '{one} und {other} {period, select, now {arbeiten beide bei {company}} since {arbeiten seit {since} beide bei {company}} between {haben von {since} bis {until} beide bei {company} gearbeitet} other {haben beide bei {company} gearbeitet}}.',
  workedTogetherSomewhere: '{one} und {other} haben zur selben Zeit bei derselben Firma gearbeitet.',
  teammates: 'Du und {name} seid im selben Team.',
  connected:
    '{since, select, none {{one} und {other} sind auf LinkedIn vernetzt.} other {{one} und {other} sind seit {since} auf LinkedIn vernetzt.}}',
  youConnected:
    '{since, select, none {Du und {other} seid auf LinkedIn vernetzt.} other {Du und {other} seid seit {since} auf LinkedIn vernetzt.}}',
  listed: '{one} hat {other} unter den Kontakten.',
  youListed: '{other} ist unter deinen Kontakten.',
  messages:
    'Du und {name} habt {count, plural, one {# Nachricht} other {# Nachrichten}} ausgetauscht{dated, select, yes {, zuletzt am {on, date, longDayAndYear}} other {}}.',
  meetings:
    'Du und {name} hattet {count, plural, one {# Treffen} other {# Treffen}}{dated, select, yes {, zuletzt am {on, date, longDayAndYear}} other {}}.',
  lastContact: 'Du und {name} hattet zuletzt am {on, date, longDayAndYear} Kontakt.',
  inTouch: '{one} und {other} stehen in Kontakt.',
  youInTouch: 'Du und {other} steht in Kontakt.',
  oneWay: 'Zwischen {one} und {other} gab es Kontakt nur in eine Richtung.',
  youOneWay: 'Zwischen dir und {other} gab es Kontakt nur in eine Richtung.',
  seenTogether:
    '{count, plural, =0 {Du hast {one} und {other} zusammen in kleinen Threads oder Meetings gesehen.} one {Du hast {one} und {other} zusammen in einem kleinen Thread oder Meeting gesehen{dated, select, yes {, am {on, date, longDayAndYear}} other {}}.} other {Du hast {one} und {other} zusammen in # kleinen Threads oder Meetings gesehen{dated, select, yes {, zuletzt am {on, date, longDayAndYear}} other {}}.}}',
  said: '{familiarity, select, well {Du hast gesagt, dass du {name} gut kennst.} somewhat {Du hast gesagt, dass du {name} etwas kennst.} other {Du hast gesagt, dass du {name} kaum kennst.}}',
  confirmed: 'Es ist bestätigt, dass {one} und {other} sich kennen.',
  denied: '{one} hat gesagt, {other} nicht zu kennen.',
  asked:
    'Du hast {connector} {dated, select, yes {am {on, date, longDayAndYear} } other {}}um ein Intro zu {target} gebeten.',
  answered:
    '{reply, select, introduce {{connector} hat {dated, select, yes {am {on, date, longDayAndYear} } other {}}ein Intro zu {target} zugesagt} ask_target {{connector} hat {dated, select, yes {am {on, date, longDayAndYear} } other {}}zugesagt, {target} zuerst zu fragen} name_drop {Du darfst dich bei {target} auf {connector} berufen{dated, select, yes {, seit dem {on, date, longDayAndYear}} other {}}} other {{connector} hat {dated, select, yes {am {on, date, longDayAndYear} } other {}}ein Intro zu {target} abgelehnt}}.',
  introduced:
    '{connector} hat dich {dated, select, yes {am {on, date, longDayAndYear} } other {}}{target} vorgestellt.',
  meetingBooked:
    'Ein Treffen mit {target} ist {dated, select, yes {für den {on, date, longDayAndYear} } other {}}vereinbart.',

  fromMail: 'E-Mail',
  fromCalendar: 'Kalender',
  fromLinkedin: 'LinkedIn',
  fromContacts: 'Deine Kontakte',
  fromWork: 'Werdegang',
  fromWorkspace: 'Workspace',
  fromAnswer: 'Eine Angabe',
  fromRequest: 'Intro-Anfrage',
  fromProfile: 'Dein Profil',
  fromMission: 'Dein Ziel',
})
