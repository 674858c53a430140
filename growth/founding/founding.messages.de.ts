import { translate } from '@wellmet/platform/messages/translations.ts'
import type { foundingMessages } from './founding.messages.ts'

translate<typeof foundingMessages>('de', 'founding', {
  title: 'Gründungskunden',
  words: 'Gründung erste hundert Kunden Roadmap Stimme Funktionen Wunsch',
  about: 'Die ersten hundert Kunden, was sie bekommen und was sie als Nächstes wollen.',
  notConfigured:
    'Dieser Server hat keine Gründungskunden. Ein gehosteter Dienst hat welche: Setz STRIPE_SECRET_KEY und FOUNDING_SITE, und starte die API neu.',
  foundersOnly: 'Nur die ersten hundert Kunden stimmen über die Roadmap ab. Dein Workspace gehört nicht dazu.',
  notOffered: 'Hier gibt es keine Gründungskunden',
  number: 'Gründungskunde Nr. {number, number}',
  since: 'Seit {on, date, longDayAndYear}',
  notFounder: 'Dein Workspace ist kein Gründungskunde',
  free: '{free, plural, =0 {Alle {places, number} Plätze sind vergeben.} one {# von {places, number} Plätzen ist frei. Der nächste Workspace, der zahlt, bekommt ihn.} other {# von {places, number} Plätzen sind frei. Die nächsten Workspaces, die zahlen, bekommen sie.}}',
  got: 'Was du bekommen hast',
  nothingYet: 'Nichts, was nicht alle haben.',
  entitlement: '{entitlement, select, sso {Single Sign-on} scim {Bereitstellung von Benutzern} other {{entitlement}}}',
  source:
    '{source, select, subscription {mit deinem Tarif} trial {mit deiner Probezeit} gift {ein Geschenk} contract {durch Vertrag} other {{source}}}',
  untilDay: 'bis {on, date, longDayAndYear}',
  noEnd: 'ohne Ende',
  what: 'Was',
  from: 'Woher',
  lasts: 'Wie lange',
  mine: 'Wofür du gestimmt hast',
  mineNothing: 'Du hast noch nicht abgestimmt.',
  roadmap: 'Roadmap',
  roadmapNothing: 'Auf der Roadmap steht noch nichts.',
  item: 'Punkt',
  state: 'Stand',
  votes: 'Stimmen',
  vote: 'Für „{title}“ stimmen',
  takeBack: 'Stimme für „{title}“ zurücknehmen',
  voteShort: 'Abstimmen',
  takeBackShort: 'Zurücknehmen',
})
