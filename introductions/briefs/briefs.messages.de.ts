import { translate } from '@wellmet/platform/messages/translations.ts'
import type { briefsMessages } from './briefs.messages.ts'

translate<typeof briefsMessages>('de', 'briefs', {
  // Sections
  bestPaths: 'Beste Wege',
  goodNews: 'Gute Nachrichten',
  moreTurns: 'und {count, number} weitere',
  stayInTouch: 'In Kontakt bleiben',
  targetPaths: 'Beste Wege zu deinen Wunschkontakten',
  whatHappened: 'Was passiert ist',
  yourTurn: 'Du bist am Zug',

  // Subject
  countWaiting: '{count, plural, one {Eine Sache wartet} other {# Dinge warten}} auf dich',

  // Good news
  targetSaidYes: '{target} hat Ja gesagt',
  suggestTwoTimes: '{connector} hat euch vorgestellt. Schlag zwei Termine vor.',
  targetReplied: '{target} hat geantwortet',
  replySoon: 'Antworte innerhalb eines Tages und schlag zwei Termine vor.',
  introducedYou: '{connector} hat dich {target} vorgestellt',
  writeWhileFresh: 'Antworte bald auf die Mail von {connector} an euch beide, und bedank dich dabei.',
  passedOn: '{connector} hat deine Nachricht an {target} weitergeleitet',
  waitForTarget: 'Zuerst antwortet {target}. Du musst nichts tun.',
  mayMention: '{connector} ist einverstanden, dass du den Namen nennst',
  writeYourself: 'Deine Nachricht an {target} ist fertig zum Senden.',
  connectorSaidYes: '{connector} hat Ja gesagt',
  targetIsAsked: '{target} wird zuerst gefragt. Du musst nichts tun.',
  willIntroduce: '{connector} stellt dich {target} vor.',

  // What happened about others
  bestWayIn: 'Bester Weg hinein: {name} · {standing}',
  yourPath: 'Dein Weg: {standing}',
  signalWithWay: '{signal} {way}',

  // What waits
  answerRequest: 'Antworte mit Ja, Später oder Nein.',
  confirm: 'Bestätigen',
  confirmSeen: '{seen} Stimmt das?',
  standing: '{label}. {advice}',
  wantsToMeet: '{asker} möchte {target} kennenlernen',

  // Staying in touch
  reconnect: 'Mit {name} wieder in Kontakt kommen',
  thank: '{name} danken',
})
