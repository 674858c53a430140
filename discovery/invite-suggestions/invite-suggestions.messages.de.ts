import { translate } from '@wellmet/platform/messages/translations.ts'
import type { inviteSuggestionsMessages } from './invite-suggestions.messages.ts'

translate<typeof inviteSuggestionsMessages>('de', 'inviteSuggestions', {
  gain: '{people, plural, one {Diese Person kennt} other {Diese # Personen kennen}} wahrscheinlich {targets, plural, one {# Person, die du erreichen willst und nicht kennst} other {# Personen, die du erreichen willst und nicht kennst}}. Das ist vermutet: Wen sie wirklich kennen, siehst du erst, wenn sie ihre Kontakte teilen.',
  noGain: 'Niemand, den du einladen könntest, kennt wahrscheinlich weitere deiner Wunschkontakte.',

  // Why somebody likely knows the targets that are counted for them
  becauseColleagues:
    'Arbeitet bei {company} wie {share, select, all {sie} other {{targets, number} davon}}{people, plural, =0 {} one { (# Person)} other { (etwa # Personen)}}',
  becauseEmployer:
    'Hat im selben Unternehmen gearbeitet wie {share, select, all {sie} other {{targets, number} davon}} (öffentliches Verzeichnis)',
  becauseTogether:
    'War in kleinen Threads oder Meetings von dir zusammen mit {share, select, all {ihnen} other {{targets, number} davon}}',

  // Why there are no suggestions, and what to do
  noContacts: 'Du hast noch keine Kontakte.',
  noContactsNext: 'Importiere deinen LinkedIn-Export oder dein Adressbuch.',
  noRelationships: 'Es ist nicht belegt, wer von deinen Kontakten diese Personen kennt.',
  noRelationshipsNext: 'Importiere deine E-Mails oder deinen Kalender. Sie zeigen, wer wen kennt.',
  noTargetsAsked: 'In diesen Unternehmen erreichst du schon alle, die du sehen kannst.',
  noTargetsAskedNext: 'Prüfe, wie die Unternehmen geschrieben sind, oder gib andere ein.',
  noTargetsKnown: 'Du erreichst schon alle, die du sehen kannst.',
  noTargetsKnownNext:
    'Gib die Unternehmen ein, die du erreichen willst, oder speichere sie in einer Liste mit Wunschkontakten.',
  noTargetsWanted: 'Von deinen Wunschkontakten erreichst du schon alle, die du sehen kannst.',
  noTargetsWantedNext: 'Füg deinen Listen mit Wunschkontakten und deinen Zielen Personen oder Unternehmen hinzu.',
})
