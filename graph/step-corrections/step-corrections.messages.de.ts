import { translate } from '@wellmet/platform/messages/translations.ts'
import type { stepCorrectionsMessages } from './step-corrections.messages.ts'

translate<typeof stepCorrectionsMessages>('de', 'stepCorrections', {
  // On a step of a path
  correctStep: 'Schritt korrigieren',
  correctStepTo: 'Schritt korrigieren: zu {name}',
  dontKnowEachOther: '{one} und {other} kennen sich nicht',
  knowEachOtherWell: '{one} kennt {other} gut',
  iKnow:
    '{familiarity, select, well {Ich kenne {name} gut} somewhat {Ich kenne {name} etwas} other {Ich kenne {name} kaum}}',

  // What happened
  known: 'Du hast gesagt, dass du {name} kennst.',
  knownNext: 'Dir wird dafür kein Intro mehr angeboten, und Wege können dort beginnen.',
  notAcquainted: 'Du hast gesagt, dass {one} und {other} sich nicht kennen.',
  notAcquaintedNext: 'Keiner deiner Wege führt mehr über diesen Schritt. Nur deine Wege ändern sich.',
  knownWell: 'Du hast gesagt, dass {one} {other} gut kennt.',
  knownWellNext: 'In deinen Wegen zählt das als dein Wort und beweist nichts. Nur deine Wege ändern sich.',
  notSaved: 'Es wurde nichts geändert. {reason}',
  undo: 'Rückgängig',

  // Everything that was said
  corrections: 'Was du korrigiert hast',
  correctionsAbout: 'Nur du siehst das, und nur deine Wege ändern sich.',
  knownLine:
    '{familiarity, select, well {Du kennst {name} gut} somewhat {Du kennst {name} etwas} other {Du kennst {name} kaum}}',
  takeBack: 'Zurücknehmen',
  takeBackSpoken: 'Zurücknehmen: {what}',

  // Refusals
  samePerson: 'Ein Schritt verbindet zwei verschiedene Personen.',
  tooMany: 'Du kannst {most, number} Schritte korrigieren. Nimm zuerst eine Korrektur zurück.',
})
