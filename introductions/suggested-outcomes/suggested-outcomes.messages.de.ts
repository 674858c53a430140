import { translate } from '@wellmet/platform/messages/translations.ts'
import type { suggestedOutcomesMessages } from './suggested-outcomes.messages.ts'

translate<typeof suggestedOutcomesMessages>('de', 'suggestedOutcomes', {
  // What was seen
  introducedYou: 'Deine E-Mails zeigen, dass {connector} dich am {on, date, longDay} {target} vorgestellt hat.',
  meetingBooked: 'Dein Kalender zeigt ein Treffen mit {target} am {on, date, longDay}.',
  targetReplied: 'Deine E-Mails zeigen, dass {target} dir am {on, date, longDay} geschrieben hat.',
  youIntroduced: 'Deine E-Mails zeigen, dass du {asker} am {on, date, longDay} {target} vorgestellt hast.',

  // What that is based on
  basedOnIntroduction:
    'Grundlage: {count, plural, one {# E-Mail} other {# E-Mails}} von {connector} an dich und {target}. Nur du siehst das.',
  basedOnMeeting:
    'Grundlage: {count, plural, one {# Treffen} other {# Treffen}} mit {target} in deinem Kalender. Nur du siehst das.',
  basedOnOwnIntroduction:
    'Grundlage: {count, plural, one {# E-Mail} other {# E-Mails}} von dir an {asker} und {target}. Nur du siehst das.',
  basedOnReply: 'Grundlage: {count, plural, one {# E-Mail} other {# E-Mails}} von {target} an dich. Nur du siehst das.',

  // What to do about it
  confirm: 'Bestätigen',
  confirmSpoken: 'Bestätigen: {what}',
  confirmed: 'Festgehalten.',
  dismiss: 'Stimmt nicht',
  dismissSpoken: 'Stimmt nicht: {what}',
  dismissed: 'Verworfen. Aus denselben E-Mails oder Treffen schlagen wir das nicht noch einmal vor.',
  movedOn: 'Diese Anfrage hat sich inzwischen geändert. Lade die Seite neu, um zu sehen, wie sie steht.',

  // Without a click
  recordedNext:
    'Wir haben es in deinen E-Mails oder deinem Kalender gesehen. Du kannst es eine Woche lang rückgängig machen.',

  // In the timeline
  seenInCalendar: '{what} (in deinem Kalender gesehen)',
  seenInMail: '{what} (in deinen E-Mails gesehen)',

  // Settings
  settings: 'Was deine E-Mails zeigen',
  settingsAbout:
    'Wenn du ein E-Mail-Konto oder einen Kalender verbindest, schlagen wir vor, was aus deinen Anfragen geworden ist: wer dich vorgestellt hat, wer geantwortet hat und welche Treffen vereinbart sind. Wir sehen uns an, wer wem wann geschrieben hat, nie, was darin steht.',
  recordAutomatically: 'Ohne Rückfrage festhalten',
  recordAutomaticallyAbout:
    'Für deine eigenen Anfragen. Wir benachrichtigen dich jedes Mal, und du kannst es eine Woche lang rückgängig machen. Sonst bestätigst du jedes Ergebnis selbst.',
  saved: 'Deine Einstellung ist gespeichert.',
  yourSettings: 'Deine Einstellung',
})
