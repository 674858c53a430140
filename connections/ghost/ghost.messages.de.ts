import { translate } from '@wellmet/platform/messages/translations.ts'
import type { ghostMessages } from './ghost.messages.ts'

translate<typeof ghostMessages>('de', 'ghost', {
  // Refusals
  busy: 'Ghost ist gerade ausgelastet. Warte eine Minute und versuche es noch einmal.',
  changedMeanwhile:
    'Dieser Beitrag wurde inzwischen gespeichert. Du hast die Fassung vom {yours, date, moment} bearbeitet, und Ghost hat eine vom {theirs, date, moment}. Nichts wurde überschrieben.',
  hasCards:
    'Dieser Beitrag enthält Karten, etwa Bilder oder Galerien, die hier verloren gingen. Bearbeite seinen Text in Ghost; Titel, Auszug und Status lassen sich hier ändern.',
  notAnswering: 'Ghost hat nicht geantwortet. Versuche es in einer Minute noch einmal.',
  notConnected: 'Keine Ghost-Site ist verbunden. Verbinde eine unter Einstellungen, Verbundene Konten.',
  notTaken: 'Ghost hat diesen Beitrag nicht angenommen. Prüfe Titel und Text.',
  wasSent: 'Dieser Beitrag wurde per E-Mail verschickt, deshalb bleibt sein Status, wie er ist.',

  // The form in the settings
  about:
    'Wellmet listet und bearbeitet die Beiträge dieser Site. Wenn du willst, werden ihre Mitglieder, die einem Newsletter zugestimmt haben, zu Leads dieses Workspace. Niemand bekommt eine E-Mail.',
  adminKey: 'Admin-API-Schlüssel',
  adminKeyHint:
    'In Ghost unter Einstellungen, Integrationen, Eigene Integration hinzufügen. Eine Kennung, ein Doppelpunkt und ein Geheimnis.',
  siteAddress: 'Adresse der Site',
  siteAddressHint: 'Wo du dich bei Ghost anmeldest, etwa https://blog.example.com',
})
