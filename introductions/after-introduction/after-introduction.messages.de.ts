import { translate } from '@wellmet/platform/messages/translations.ts'
import type { afterIntroductionMessages } from './after-introduction.messages.ts'

translate<typeof afterIntroductionMessages>('de', 'afterIntroduction', {
  title: 'Nach einem Intro',
  about:
    'Startet, wenn jemand vorgestellt wurde. Erinnert daran, sich zu bedanken, ohne Antwort nachzufassen und festzuhalten, was daraus geworden ist.',
  followUpAfter: 'Tage, die auf eine Antwort gewartet wird',
  recordAfter: 'Tage bis zum Festhalten des Ergebnisses',

  // Steps
  thank: 'Danke sagen',
  reply: 'Auf eine Antwort warten',
  followUp: 'Nachfassen',
  outcome: 'Auf ein Ergebnis warten',
  record: 'Ergebnis festhalten',
  replyWait:
    'Ohne Antwort bis {at, date, longDay} {who, select, you {erinnern wir dich} other {wird die Person erinnert}} nachzufassen.',
  outcomeWait:
    'Ohne Ergebnis bis {at, date, longDay} {who, select, you {erinnern wir dich} other {wird die Person erinnert}}, es festzuhalten.',
  runName: 'Intro zu {target}',

  // What it says to them
  thankTitle: 'Bedanke dich bei {connector} für das Intro zu {target}',
  followUpTitle: 'Fasse bei {target} nach',
  followUpBody: 'Noch ist keine Antwort festgehalten. Eine kurze, freundliche Nachricht von dir hilft oft.',
  recordTitle: 'Was ist aus deinem Intro zu {target} geworden?',
  recordBody: 'Halte das Ergebnis fest, dann ordnen wir deine nächsten Wege besser.',

  // What a run says
  ended: 'Die Anfrage ist beendet.',
  reminded: 'Eine Erinnerung in der App.',
  replied: 'Eine Antwort war schon da.',
  meetingBooked: 'Ein Treffen ist vereinbart. Danach fragt die Startseite, wie es war.',
  recorded: 'Das Ergebnis war schon festgehalten.',
})
