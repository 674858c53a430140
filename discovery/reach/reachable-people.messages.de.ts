import { translate } from '@wellmet/platform/messages/translations.ts'
import type { reachablePeopleMessages } from './reachable-people.messages.ts'

translate<typeof reachablePeopleMessages>('de', 'reachablePeople', {
  // Evidence
  colleagueOf: 'Im selben Unternehmen wie {name}',
  connectedOnly: 'Auf LinkedIn vernetzt, sonst nichts bekannt',
  inYourContacts: 'In deinen Kontakten',
  knownTo: '{name} bekannt',
  knownToFreshness:
    '{freshness, select, fresh {{name} bekannt (frisch)} warm {{name} bekannt (warm)} cooling {{name} bekannt (kühlt ab)} other {{name} bekannt (eingeschlafen)}}',
  meetings: '{count, plural, one {# Treffen} other {# Treffen}}',
  messages: '{count, plural, one {# Nachricht} other {# Nachrichten}}',
  seenWith: 'Zusammen mit {name} gesehen',

  // Why a target is listed
  targetCompany: '{company} gehört zu deinen Wunschkontakten',
  targetPerson: 'Gehört zu deinen Wunschkontakten',
  targetRole: 'Passt zur Position „{role}“',

  // Where things stand, beside the chance
  aboutChance: 'über {connector} · etwa {share, number, percent}',
  checkFirst: 'Frag zuerst {connector}.',
  via: 'über {connector}',

  // Investments
  investedAsYou: 'Hat wie du in {place} investiert.',
  investedInYours: 'Hat in {place} investiert, wo du arbeitest oder gearbeitet hast.',
  worksAtInvested: 'Arbeitet bei {place} oder hat dort gearbeitet; du hast dort investiert.',

  // Best paths through one connector
  pathsThrough: 'Beste Wege über {connector}',
  throughOne: '{count, plural, one {# dieser Wege führt} other {# dieser Wege führen}} über {connector}',
  whoTheyKnow: 'Wem {connector} dich vorstellen könnte',
})
