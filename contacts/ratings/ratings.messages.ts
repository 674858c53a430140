import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const ratingsMessages = defineMessages('ratings', {
  answer: '{familiarity, select, well {Well} somewhat {Somewhat} barely {Barely} other {I don’t know them}}',
  answerMeans:
    '{familiarity, select, well {They’d take your call} somewhat {They’d remember you} barely {You met once} other {A name in your list}}',
  howWell: 'How well do you know {name}?',
  howWellAbout: 'Your answer counts in every path at once. Only you see it.',
  notSaved: 'Your answer wasn’t saved. {reason}',
  said: '{familiarity, select, well {You said you know {name} well.} somewhat {You said you know {name} somewhat.} barely {You said you barely know {name}.} other {You said you don’t know {name}.}}',
  saidNext: 'Your paths follow it already. To change it, choose Edit.',
  strengthDenied: 'You said you don’t know them, so no path begins with them.',
  strengthSaid:
    '{familiarity, select, well {You said you know them well} somewhat {You said you know them somewhat} other {You said you barely know them}}. Paths count your word.',
  undo: 'Undo',
})
