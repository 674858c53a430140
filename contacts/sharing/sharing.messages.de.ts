import { translate } from '@wellmet/platform/messages/translations.ts'
import type { sharingMessages } from './sharing.messages.ts'

translate<typeof sharingMessages>('de', 'sharing', {
  // Who can use my network
  alone: 'Du bist allein in diesem Workspace, deshalb gibt es noch niemanden zum Teilen.',
  chooseTeammates: 'Wer darf Wege über dich finden?',
  contactsCount: '{count, plural, one {# Kontakt} other {# Kontakte}}',
  inviteTeammate: 'Teammitglied einladen',
  modePrivate: 'Nur ich',
  modePrivateAbout: 'Niemand sonst kann dein Netzwerk nutzen. Das ist der Standard.',
  modeSelected: 'Personen, die ich auswähle',
  modeSelectedAbout: 'Nur die Mitglieder, die du auswählst, finden Wege über dich.',
  modeWorkspace: 'Alle in diesem Workspace',
  modeWorkspaceAbout: 'Alle Mitglieder finden Wege über dich, auch die, die später dazukommen.',
  moreNames: '{count, number} weitere',
  newContactsAsSet: 'Neue Kontakte werden so geteilt, wie du es unter Einstellungen → Teilen festgelegt hast.',
  newContactsPrivate: 'Nur du kannst diese Kontakte sehen.',
  newContactsShared:
    'Du teilst dein Netzwerk mit {names}. Sie finden auch über neue Kontakte Wege, außer über die, die du ausblendest.',
  newContactsWorkspace:
    'Du teilst dein Netzwerk mit allen in diesem Workspace. Sie finden auch über neue Kontakte Wege, außer über die, die du ausblendest.',
  nothingToShare: 'Mit Lesezugriff hast du kein eigenes Netzwerk, deshalb gibt es nichts zu teilen.',
  notSaved: 'Nichts wurde geändert. {reason}',
  save: 'Speichern',
  savedNoContacts: 'Gespeichert. Du hast noch keine Kontakte. Was du importierst, wird so geteilt.',
  savedNobodyChosen: 'Gespeichert. Du hast niemanden ausgewählt, deshalb kannst nur du dein Netzwerk nutzen.',
  savedPrivate: 'Gespeichert. Jetzt kannst nur du dein Netzwerk nutzen.',
  savedShared: 'Gespeichert. Dein Netzwerk können jetzt nutzen: {names}.',
  savedWorkspace: 'Gespeichert. Noch bist du das einzige Mitglied. Alle, die dazukommen, können dein Netzwerk nutzen.',
  takesEffect: 'Gilt sofort für alle.',
  whatYouShare: 'Was du teilst',
  whoCanUse: 'Wer dein Netzwerk nutzen kann',
  whoCanUseAbout:
    'Wenn du teilst, finden andere Wege über dich. E-Mail-Adressen sehen sie nicht, deshalb beginnt jeder Weg mit einer Frage an dich.',

  // What they see
  field:
    '{field, select, strength {Stärke der Beziehung, von 0 bis 100} connection {ob ihr auf LinkedIn verbunden seid, wenn kein Kontakt bekannt ist} background {was sie mit dem Kontakt gemeinsam haben: ein früherer Arbeitgeber, eine Schule oder ein Investor, nach Unternehmen und öffentlichen Angaben} other {ungefähr, wie lange euer letzter Kontakt her ist, und ob er von beiden Seiten kam}}',
  neverDates: 'Daten und Zeiten',
  neverEmails: 'E-Mail-Adressen',
  neverHidden: 'verborgene Kontakte',
  neverMessages: 'Nachrichten und Treffen',
  neverPhones: 'Telefonnummern',
  allMembersSee: 'Was Mitglieder dieses Workspaces auch ohne Teilen sehen',
  theyNeverSee: 'Was andere nie sehen',
  theySee: 'Was andere von einem Kontakt sehen',

  // Preview
  loadingPreview: 'Vorschau wird geladen',
  preview: 'Vorschau',
  previewAbout: 'Wähle ein Teammitglied, um zu sehen, was es von deinem Netzwerk sieht. Das ändert nichts.',
  previewAs: 'Vorschau für',
  previewMore:
    'Die {listed, number} stärksten sind aufgelistet. {more, plural, one {# weiterer wird} other {# weitere werden}} genauso gezeigt.',
  previewSaved:
    '{count, plural, =0 {{name} sieht keinen deiner Kontakte.} other {{name} sieht # deiner Kontakte.}}{hidden, plural, =0 {} one { # verborgenen Kontakt siehst nur du.} other { # verborgene Kontakte siehst nur du.}}',
  previewUnsaved:
    '{count, plural, =0 {Wenn du das speicherst, sieht {name} keinen deiner Kontakte.} other {Wenn du das speicherst, sieht {name} # deiner Kontakte.}}{hidden, plural, =0 {} one { # verborgenen Kontakt siehst nur du.} other { # verborgene Kontakte siehst nur du.}}',
  showAll: '{count, plural, one {# Kontakt} other {# Kontakte}} zeigen',
  thePreview: 'Vorschau',
  whatTheySee: 'Was {name} sieht',

  // Shared with me
  nobodyShares:
    'Noch teilt niemand sein Netzwerk mit dir. Jedes Mitglied entscheidet das auf der eigenen Seite „Teilen“.',
  sharedWithYou: 'Mit dir geteilt',
  sharedWithYouAbout:
    'Teammitglieder, deren Kontakte du für Wege nutzen kannst. Wen mehrere von euch kennen, zählt bei jedem und auf der Karte einmal.',
  whoShares: 'Wer mit dir teilt',
})
