import { translate } from '@wellmet/platform/messages/translations.ts'
import type { draftMessages } from './drafts.messages.ts'

/** “Du” as everywhere: the page on which the target reads and answers it says so too. */
translate<typeof draftMessages>('de', 'draft', {
  draftAskShort: 'Passt dir nächste Woche ein kurzes Telefonat?',
  draftAskTwenty: 'Hättest du in den nächsten zwei Wochen 20 Minuten für ein Telefonat?',
  draftAskedConnector: 'Ich habe {connector} gefragt, ob ein Intro möglich ist.',
  draftBothWork: 'Ich habe {connector} um ein Intro gebeten, weil ihr beide bei {company} arbeitet.',
  draftBothWorked: 'Ich habe {connector} um ein Intro gebeten, weil ihr beide bei {company} gearbeitet habt.',
  draftClosing: 'Viele Grüße, {asker}',
  draftClosingBlind: 'Danke, dass du es dir überlegst.',
  draftConnectedWith: '{connector} und ich sind auf LinkedIn vernetzt.',
  draftGap: '[…]',
  draftGreeting: 'Hallo {target}!',
  draftIAm: 'Ich bin {asker}.',
  draftIAmFrom: 'Ich bin {asker} von {workspace}.',
  draftKnowEachOther: 'Ich habe {connector} um ein Intro gebeten, weil ihr euch kennt.',
  draftKnowsConnector: '{connector} und ich kennen uns.',
  draftMayMention: 'Ich darf mich auf {connector} berufen.',
  draftTalkAbout: 'Ich möchte gern mit dir über {gap} sprechen.',
  draftTeammates: '{connector} und ich sind bei {workspace} im selben Team.',
  draftTogether: 'Du, {connector} und ich waren im selben Thread oder Meeting, zuletzt im {on, date, month}.',
  draftWhyYou: 'Ich schreibe dir, weil du {title} bei {company} bist.',

  // Who asks, the subject, and what to look at before asking
  askerAt: '{name} ({workspace})',
  defaultSubject: 'Intro: {asker}',
  defaultSubjectBlind: 'Bitte um ein Intro',
  hintGap: 'Ersetze {gap} durch das Thema, über das du sprechen möchtest.',
  hintNamesAsker:
    'Du möchtest bis zur Zusage ungenannt bleiben. Nimm deshalb „{found}“ aus dem Betreff und der Nachricht.',
  hintNoAddress: 'Für {connector} gibt es keine E-Mail-Adresse. Gib eine an.',
  hintNoNextStep: 'Bitte um eine Kleinigkeit.',
  hintSpeaksToConnector:
    'Die Nachricht richtet sich an {connector}. Schreib sie an die Person, die du kennenlernen möchtest, damit {connector} sie weiterleiten kann.',
  hintTooLong:
    'Die Nachricht hat {count, plural, one {# Wort} other {# Wörter}}. Beschränk dich auf drei bis fünf Sätze, und heb den Rest für das Treffen auf.',
  hintTooShort: 'Sag in drei bis fünf Sätzen, wer du bist, warum du schreibst und was die andere Person davon hat.',
})
