import { translate } from '@wellmet/platform/messages/translations.ts'
import type { peopleToRateMessages } from './people-to-rate.messages.ts'

translate<typeof peopleToRateMessages>('de', 'peopleToRate', {
  about:
    'Deine Antworten zählen sofort in deinen eigenen Wegen. Nur du siehst sie, deshalb ändern sie die Wege deines Teams nicht.',
  allRated: 'Niemand mehr zu bewerten',
  allRatedAbout:
    'Die bewerteten Kontakte und die Leute, denen du schreibst, reichen. Neue Importe bringen neue Fragen.',
  beforeTargets:
    '{targets, plural, one {Könnte dich # deiner Wunschkontakte vorstellen} other {Könnte dich # deiner Wunschkontakte vorstellen}}',
  connectedSince: 'LinkedIn seit {year}',
  done: 'Danke. {rated, plural, one {# Kontakt bewertet} other {# Kontakte bewertet}}',
  doneAbout: 'Deine Wege sind schon nach deinen Antworten geordnet.',
  keys: 'Tasten 1 bis 4 antworten, 0 oder → überspringt, ← nimmt zurück.',
  loading: 'Kontakte werden geladen',
  offer: 'Wie gut kennst du deine Kontakte?',
  offerAbout:
    '{left, plural, one {Ein Kontakt ist noch nicht bewertet.} other {# Kontakte sind noch nicht bewertet. Zwanzig dauern etwa eine Minute.}} Wege beginnen bei den Leuten, die du am besten kennst.',
  progress: '{at, number} von {of, number}',
  rate: 'Kontakte bewerten',
  rateMore: 'Weitere bewerten',
  said: '{name}: {familiarity, select, well {gut} somewhat {etwas} barely {kaum} not_at_all {nicht bekannt} other {übersprungen}}',
  seePaths: 'Wege ansehen',
  skip: 'Überspringen',
  stop: 'Hier aufhören',
  theContacts: 'Kontakte zum Bewerten',
  title: 'Kontakte bewerten',
})
