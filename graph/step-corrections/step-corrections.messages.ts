import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const stepCorrectionsMessages = defineMessages('stepCorrections', {
  // On a step of a path
  correctStep: 'Correct this step',
  correctStepTo: 'Correct this step to {name}',
  dontKnowEachOther: '{one} and {other} don’t know each other',
  knowEachOtherWell: '{one} knows {other} well',
  iKnow:
    '{familiarity, select, well {I know {name} well} somewhat {I know {name} somewhat} other {I barely know {name}}}',

  // What happened
  known: 'You said that you know {name}.',
  knownNext: 'You won’t be offered an introduction to them, and paths can begin with them.',
  notAcquainted: 'You said that {one} and {other} don’t know each other.',
  notAcquaintedNext: 'Your paths no longer use that step. Only your paths change.',
  knownWell: 'You said that {one} knows {other} well.',
  knownWellNext: 'It counts as your word in your paths, and proves nothing. Only your paths change.',
  notSaved: 'Nothing was changed. {reason}',
  undo: 'Undo',

  // Everything that was said
  corrections: 'What you corrected',
  correctionsAbout: 'Only you can see this, and only your paths change.',
  knownLine:
    '{familiarity, select, well {You know {name} well} somewhat {You know {name} somewhat} other {You barely know {name}}}',
  takeBack: 'Take back',
  takeBackSpoken: 'Take back: {what}',

  // Refusals
  samePerson: 'A step joins two different people.',
  tooMany: 'You can correct {most, number} steps. Take one back first.',
})
