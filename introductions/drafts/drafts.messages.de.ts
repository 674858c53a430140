import { translate } from '@wellmet/platform/messages/translations.ts'
import type { draftMessages } from './drafts.messages.ts'

/** “Sie” to the target, whom the asker does not know. “Du” to whoever asks, and in the sentences of earlier drafts. */
translate<typeof draftMessages>('de', 'draft', {
  draftAskShort: 'Passt Ihnen nächste Woche ein kurzes Telefonat?',
  draftAskTwenty: 'Hätten Sie in den nächsten zwei Wochen 20 Minuten für ein Telefonat?',
  draftAskedConnector: 'Ich habe {connector} gefragt, ob ein Intro möglich ist.',
  draftAskedKnown:
    '{known, select, team {Ich bin mit {connector} bei {workspace} im selben Team} linkedin {Ich bin mit {connector} auf LinkedIn vernetzt} other {Ich kenne {connector}}} und habe um ein Intro gebeten{why, select, together {, weil Sie beide zusammenarbeiten} work {, weil Sie beide bei {company} arbeiten} have_worked {, weil Sie beide bei {company} gearbeitet haben} worked {, weil Sie beide bei {company} gearbeitet haben} each_other {, weil Sie einander kennen} other {}}.',
  draftBothHaveWorked: 'Ich habe {connector} um ein Intro gebeten, weil ihr beide bei {company} gearbeitet habt.',
  draftBothWork: 'Ich habe {connector} um ein Intro gebeten, weil ihr beide bei {company} arbeitet.',
  draftBothWorked: 'Ich habe {connector} um ein Intro gebeten, weil ihr beide bei {company} gearbeitet habt.',
  draftBothWorkPassedOn:
    '{connector} war so nett, Ihnen diese Zeilen weiterzuleiten; Sie arbeiten beide bei {company}.',
  draftBothWorkedPassedOn:
    '{connector} war so nett, Ihnen diese Zeilen weiterzuleiten; Sie haben beide bei {company} gearbeitet.',
  draftBothHaveWorkedPassedOn:
    '{connector} war so nett, Ihnen diese Zeilen weiterzuleiten; Sie haben beide bei {company} gearbeitet.',
  draftClosing: 'Viele Grüße, {asker}',
  draftClosingBlind: 'Danke, dass Sie es sich überlegen.',
  draftGap: '[…]',
  draftEasyOut: 'Vielen Dank, und wenn es gerade nicht passt, ist das völlig in Ordnung.',
  draftGreeting: 'Hallo {target}!',
  draftGreetTarget: 'Guten Tag {target}!',
  draftWhatWeDo: 'Wir {gap}.',
  draftLookingFor: 'Ich suche {goal} und würde gern Ihre Sicht hören, vor allem zu {gap}.',
  draftLookingForWarm: 'Ich suche {goal} und möchte gern mit Ihnen darüber sprechen.',
  draftIAm: 'Ich bin {asker}.',
  draftIAmFrom: 'Ich bin {asker} von {workspace}.',
  draftKnowEachOther: 'Ich habe {connector} um ein Intro gebeten, weil ihr euch kennt.',
  draftMayMention: 'Ich darf mich auf {connector} berufen.',
  draftPassedOn: '{connector} war so nett, Ihnen diese Zeilen weiterzuleiten.',
  draftTalkAbout: 'Ich würde gern mit Ihnen über {gap} sprechen.',
  draftAdvice: 'Ich würde gern Ihren Rat zu {gap} hören.',
  draftWorkTogetherPassedOn: '{connector} war so nett, Ihnen diese Zeilen weiterzuleiten; Sie arbeiten zusammen.',
  draftWorkTogether: 'Ich habe {connector} um ein Intro gebeten, weil ihr zusammenarbeitet.',
  draftTogether: '{connector}, Sie und ich waren im selben Thread oder Meeting, zuletzt im {on, date, month}.',

  // Who asks, the subject, and what to look at before asking
  askerAt: '{name} ({workspace})',
  defaultSubject: 'Intro: {asker}',
  defaultSubjectBlind: 'Bitte um ein Intro',
  hintGap: 'Ersetze {gap} durch das, was nur du weißt.',
  hintNamesAsker:
    'Du möchtest bis zur Zusage ungenannt bleiben. Nimm deshalb „{found}“ aus dem Betreff und der Nachricht.',
  hintNoAddress: 'Für {connector} gibt es keine E-Mail-Adresse. Gib eine an.',
  hintNamesOther:
    'Die Nachricht nennt {found}, gefragt wird aber {connector}. Nimm {found} aus dem Betreff und der Nachricht.',
  hintNoNextStep: 'Bitte um eine Kleinigkeit.',
  hintSpeaksToConnector:
    'Die Nachricht richtet sich an {connector}. Schreib sie an die Person, die du kennenlernen möchtest, damit {connector} sie weiterleiten kann.',
  hintsNone: 'Keine Lücken gefunden.',
  hintTooLong:
    'Die Nachricht hat {count, plural, one {# Wort} other {# Wörter}}. Beschränk dich auf drei bis fünf Sätze, und heb den Rest für das Treffen auf.',
  hintTooShort: 'Sag in drei bis fünf Sätzen, wer du bist, warum du schreibst und was die andere Person davon hat.',
})
