import { translate } from '@wellmet/platform/messages/translations.ts'
import type { contentMessages } from './content.messages.ts'

translate<typeof contentMessages>('de', 'content', {
  // Kinds
  landing: 'Landingpage',
  landingAbout: 'Eine Seite mit einem Ziel: eine Demo, eine Warteliste, ein Event.',
  blog: 'Blogbeitrag',
  blogAbout: 'Ein Artikel mit Datum, der im Feed steht.',
  docs: 'Dokument',
  docsAbout: 'Wie etwas funktioniert, zum Nachschlagen.',
  guides: 'Anleitung',
  guidesAbout: 'Wie man etwas macht, Schritt für Schritt.',
  roadmap: 'Roadmap-Eintrag',
  roadmapAbout: 'Etwas, das ihr plant, und sein Stand.',
  messageTemplate: 'Nachrichtenvorlage',
  messageTemplateAbout:
    'Eine Bitte zum Kopieren in LinkedIn oder einen Chat. [connector], [target] und [company] werden aus deinem eigenen Netzwerk gefüllt.',
  selfDescription: 'Selbstbeschreibung',
  selfDescriptionAbout: 'Wer ihr seid, in einer Zeile.',
  thankYou: 'Dankeskarte',
  thankYouAbout:
    'Was auf Dankeskarten steht. [connector] und [doors] werden gefüllt; die Zahl wird gezählt, tippe also keine.',
  launchKit: 'Launch-Text',
  launchKitAbout: 'Was ihr denen sagt, die zuerst von einem Launch erfahren. [connector] wird gefüllt.',

  // Fields
  fieldTitle: 'Titel',
  fieldSummary: 'Zusammenfassung',
  fieldBody: 'Text',
  fieldText: 'Text',
  fieldLine: 'Eine Zeile',
  fieldLanguage: 'Sprache',
  fieldAuthor: 'Autor oder Autorin',

  // Refusals
  nothingToClose: 'Zeile {line, number}: Dieses ::: schließt keinen Block.',
  notClosed: 'Zeile {line, number}: Schließe den Block mit einer Zeile, in der nur ::: steht.',
  noSuchForm: 'Zeile {line, number}: Wähle eines dieser Formulare: {forms}.',
  notAButton: 'Zeile {line, number}: Ein Button braucht hinter dem Namen eine Webadresse und darunter einen Text.',
  noSuchBlock: 'Zeile {line, number}: „{name}“ ist kein Block. Verwende einen von diesen: {blocks}.',
  pageTooLong: 'Diese Seite hätte {size, number} kB. Bleib unter {most, number} kB.',
  slugTaken: 'Die Adresse {slug} ist vergeben. Wähle eine andere.',
  slugReserved: 'Die Adresse {slug} gehört uns. Wähle eine andere.',
  noSlug: 'Hierzu gibt es keine Seite, also auch keine Adresse.',
  tooMany: 'Ein Workspace kann bis zu {most, number} Dokumente haben. Lösche zuerst eines.',
  isPublished: 'Nimm es zuerst offline.',
  isReported:
    'Jemand hat diese Seite gemeldet. Du kannst sie löschen, sobald der Betreiber dieses Servers die Meldung geprüft hat.',
  wasTakenDown: 'Wer diesen Server betreibt, hat die Seite vom Netz genommen: {reason}',
  onlyAdmins: 'Nur Inhaber und Admins ändern die Adresse einer veröffentlichten Seite.',
  tooManySlugs: 'Eine Seite kann bis zu {most, number} Adressen haben.',
  previewOver: 'Diese Vorschau ist abgelaufen. Bitte um einen neuen Link.',
  tooManyReports: 'Diese Seite wurde oft genug gemeldet, damit der Betreiber sie prüft.',

  // Pages
  publishedBy: 'Veröffentlicht von {workspace}',
  madeWith: 'Läuft auf Wellmet',
  published: 'Veröffentlicht',
  reportPage: 'Diese Seite melden',
  reportAbout: 'Wer diesen Server betreibt, sieht sie sich an. {workspace} erfährt nicht, wer sie gemeldet hat.',
  reportReason: 'Was ist daran falsch?',
  reportSpam: 'Sie ist unerwünschte Werbung',
  reportFraud: 'Sie gibt sich als jemand anderes aus oder fragt nach Geld oder Passwörtern',
  reportPersonal: 'Sie zeigt etwas Persönliches',
  reportIllegal: 'Sie verstößt gegen das Gesetz',
  reportOther: 'Etwas anderes',
  reportSaid: 'Was der Betreiber wissen sollte (freiwillig)',
  reportSend: 'Melden',
  isPreview: 'Das ist eine Vorschau. Nur wer den Link hat, sieht sie.',
  readTitle: 'Gelesene Seiten',
  feedTitle: '{workspace}: Neues',

  // Texts made for members
  defaultTemplateTitle: 'Um ein Intro bitten',
  defaultTemplate:
    'Hallo [connector], ich würde gern [target] von [company] kennenlernen. Du kennst sie oder ihn besser als ich. Würdest du uns bekannt machen? Wenn nicht, ist das völlig in Ordnung.',
  defaultLaunchTitle: 'Ein Launch',
  defaultLaunch:
    'Hallo [connector], wir haben etwas Neues, und du sollst es zuerst von mir hören. Darf ich dir den Link schicken?',
  fieldStage: 'Stand',
  stage:
    '{stage, select, planned {Geplant} building {In Arbeit} shipped {Fertig} dropped {Nicht mehr geplant} other {{stage}}}',
})
