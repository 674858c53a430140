import { translate } from '@wellmet/platform/messages/translations.ts'
import type { draftMessages } from './draft.messages.ts'

/** To somebody whom the asker has not met, so formal; the rest of the product says “du”. */
translate<typeof draftMessages>('de', 'draft', {
  draftAskShort: 'Passt Ihnen nächste Woche ein kurzes Telefonat?',
  draftAskTwenty: 'Hätten Sie in den nächsten zwei Wochen 20 Minuten für ein Telefonat?',
  draftAskedConnector: 'Ich habe {connector} gefragt, ob ein Intro möglich ist.',
  draftBothWork: 'Ich habe {connector} um ein Intro gebeten, weil Sie beide bei {company} arbeiten.',
  draftBothWorked: 'Ich habe {connector} um ein Intro gebeten, weil Sie beide bei {company} gearbeitet haben.',
  draftClosing: 'Viele Grüße, {asker}',
  draftClosingBlind: 'Danke, dass Sie es sich überlegen.',
  draftConnectedWith: '{connector} und ich sind auf LinkedIn vernetzt.',
  draftGap: '[…]',
  draftGreeting: 'Hallo {target}!',
  draftIAm: 'Ich bin {asker}.',
  draftIAmFrom: 'Ich bin {asker} von {workspace}.',
  draftKnowEachOther: 'Ich habe {connector} um ein Intro gebeten, weil Sie sich kennen.',
  draftKnowsConnector: '{connector} und ich kennen uns.',
  draftMayMention: 'Ich darf mich auf {connector} berufen.',
  draftTalkAbout: 'Ich möchte gern mit Ihnen über {gap} sprechen.',
  draftTeammates: '{connector} und ich sind bei {workspace} im selben Team.',
  draftTogether: 'Sie, {connector} und ich waren im selben Thread oder Meeting, zuletzt im {on, date, month}.',
  draftWhyYou: 'Ich schreibe Ihnen, weil Sie {title} bei {company} sind.',
})
