import { translate } from '@wellmet/platform/messages/translations.ts'
import type { advisorMessages } from './advisor.messages.ts'

translate<typeof advisorMessages>('de', 'advisor', {
  title: 'Frag die Anleitungen',
  words: 'Berater Frage Hilfe Dokumente Anleitung Finanzierung Verkauf Einstellung wie',
  about:
    'Antworten zu Finanzierung, Verkauf und Einstellung über Vorstellungen, zitiert aus der Hilfe und den Anleitungen deines Teams.',
  question: 'Deine Frage',
  placeholder: 'Wer sieht, wer unseren Pitch gelesen hat?',
  ask: 'Fragen',
  answer: 'Antwort',
  notInDocuments:
    'Steht nicht in den Dokumenten. Frag mit anderen Worten, oder lass dein Team unter Leads → Seiten und Texte eine Anleitung dazu veröffentlichen.',
  quoted: 'Jeder Satz ist so zitiert, wie er in seiner Quelle steht.',
  source: '{document}: {heading}',
  searched: 'Was durchsucht wird',
  searchedAbout:
    '{documents, plural, one {# Dokument} other {# Dokumente}} mit {sections, plural, one {# Abschnitt} other {# Abschnitten}}. Die Hilfe ist auf Englisch.',
  document: 'Dokument',
  from: 'Von',
  fromHelp: 'Hilfe von Wellmet',
  fromTeam: 'Dein Team',
  since: 'Seit',
  sinceRelease: 'Diese Version',
  state: 'Stand',
  current: 'Aktuell',
  newerDraft: 'Eine neuere Version ist nicht veröffentlicht',
  old: 'Vor über einem Jahr geschrieben',
})
