import { translate } from '@wellmet/platform/messages/translations.ts'
import type { landingMessages } from './landing.messages.ts'

translate<typeof landingMessages>('de', 'landing', {
  about:
    'Wellmet findet in deinem Netzwerk und dem deines Teams den persönlichen Weg zu einer Person oder einem Unternehmen und begleitet das Intro von der Anfrage bis zum Ergebnis.',
  forWhom: 'Für Gründung, Vertrieb, Recruiting und alle, die lieber Bekannte fragen, als Fremden zu schreiben.',
  whyDifferent: 'Was Wellmet anders macht',
  evidence: 'Ehrliche Wege',
  evidenceAbout:
    'Jeder Wert zeigt seine Belege und seine Rechnung. Wo es noch keine Erfahrung gibt, sagt Wellmet das, statt zu raten.',
  connectorFirst: 'Die Kontaktperson zuerst',
  connectorFirstAbout:
    'Wer vermittelt, entscheidet: Ja, Später oder Nein, über einen Link und ohne Konto, und legt fest, wie oft man fragen darf.',
  privacy: 'Von Grund auf privat',
  privacyAbout:
    'Niemand sieht deine Kontakte, bis du sie teilst. Dafür sorgt die Datenbank selbst, und Nachrichtentexte werden nie gespeichert.',
  selfHosted: 'Auf deinem eigenen Server',
  selfHostedAbout: 'Open Source unter Apache-2.0. Betreib es selbst: Dein Netzwerk bleibt, wo du es hinlegst.',
  signUp: 'Registrieren',
})
