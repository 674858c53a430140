import { translate } from '@wellmet/platform/messages/translations.ts'
import type { onboardingMessages } from './onboarding.messages.ts'

translate<typeof onboardingMessages>('de', 'onboarding', {
  // Who do you want to reach?
  askGoal: 'Wen willst du erreichen?',
  askGoalAbout:
    'Nenn Unternehmen, Positionen oder beides. Wir speichern sie als Ziel und zeigen, wer dich dort vorstellen kann. Nur du siehst es.',
  companies: 'Unternehmen',
  companiesAbout:
    'Gib ein Unternehmen ein und drück die Eingabetaste, oder wähle eins. Die Zahl sagt, wie viele Personen du dort erreichst.',
  companiesPlaceholder: 'Acme',
  companiesWithinReach: 'Für dich erreichbare Unternehmen',
  goalMissing: 'Nenn mindestens ein Unternehmen oder eine Position.',
  loadingCompanies: 'Erreichbare Unternehmen werden geladen',
  noCompanies: 'Noch sind keine Unternehmen erreichbar. Gib die ein, die du erreichen willst.',
  nameGoal: 'Sag, wen du erreichen willst',
  peopleAt: '{company}, {people, plural, one {# Person} other {# Personen}}',
  reachCompanies: '{companies} erreichen',
  reachRoles: '{roles} erreichen',
  reachRolesAt: '{roles} bei {companies} erreichen',
  roles: 'Positionen',
  rolesAbout: 'In deinen eigenen Worten. Drück nach jeder Position die Eingabetaste.',
  rolesPlaceholder: 'CISO',
  showPaths: 'Wege zeigen',
  skip: 'Erst einmal überspringen',

  // First steps
  ask: 'Um dein erstes Intro bitten',
  askAbout:
    'Wähle auf „Start“ einen Weg. Wellmet entwirft die Nachricht, und nichts wird gesendet, bevor du es willst.',
  askNext: 'Deine besten Wege ansehen',
  done: 'Erledigt',
  doneOf: '{done, number} von {total, number} erledigt',
  firstSteps: 'Erste Schritte',
  firstStepsAbout: 'Vom leeren Netzwerk zu deinem ersten Intro.',
  firstStepsLine: 'Erste Schritte: {done, number} von {total, number} erledigt.',
  firstStepsLink: 'Weiter',
  import: 'Deine Kontakte importieren',
  importAbout:
    'Wege beginnen bei Personen, die du kennst. Ein LinkedIn-Archiv, ein Adressbuch oder eine Kalenderdatei genügt.',
  importNext: 'Quelle wählen',
  invite: 'Ein Teammitglied einladen',
  inviteAbout: 'Am stärksten sind Wege über Kontakte, die Teammitglieder mit dir teilen.',
  inviteNext: 'Ansehen, wen du einladen kannst',
  loadingSteps: 'Deine ersten Schritte werden geladen',
  notDone: 'Noch nicht erledigt',
  reach: 'Sag, wen du erreichen willst',
  reachAbout: 'Auf „Start“ siehst du dann die besten Wege dorthin.',
  reachNext: 'Ziel nennen',
  theSteps: 'Deine ersten Schritte',

  // Choose a source
  apple: 'Apple',
  appleCalendar:
    'Kalender: Wähle in „Kalender“ auf dem Mac Ablage → Exportieren → Exportieren. Du bekommst eine ICS-Datei.',
  appleContacts: 'Kontakte: Wähle auf icloud.com/contacts alle aus, dann „vCard exportieren“.',
  appleMail:
    'E-Mails: Wähle in „Mail“ auf dem Mac ein Postfach aus, dann Postfach → Postfach exportieren. Importiere die mbox-Datei darin.',
  chooseSource: 'Quelle wählen',
  chooseSourceAbout:
    'Jede Quelle liefert Belege, wie gut du Personen kennst. Fang mit einer an, weitere kannst du später hinzufügen.',
  filesFrom: 'Dateien von {source}',
  filesInstead:
    'Du kannst auch eine Datei aus deinem Konto exportieren. Das dauert ein paar Minuten und braucht kein Passwort.',
  google: 'Google',
  googleCalendar:
    'Kalender: Wähle auf calendar.google.com Einstellungen → Importieren und exportieren → Exportieren. Entpack die ZIP-Datei, und importiere die ICS-Dateien.',
  googleContacts: 'Kontakte: Wähle auf contacts.google.com Exportieren → Google CSV.',
  googleMail: 'E-Mails: Wähle auf takeout.google.com nur Gmail aus. Google schickt dir eine mbox-Datei.',
  linkedIn: 'LinkedIn',
  linkedInAbout:
    'Mit wem du vernetzt bist, seit wann, und wie oft ihr euch geschrieben habt. Damit fängst du am besten an.',
  linkedInNext: 'Aus LinkedIn importieren',
  microsoft: 'Outlook und Microsoft 365',
  microsoftCalendar:
    'Kalender: Öffne in Outlook am Computer den Kalender, und wähle Datei → Kalender speichern. Du bekommst eine ICS-Datei.',
  microsoftContacts: 'Kontakte: Wähle auf outlook.com Personen → Kontakte verwalten → Kontakte exportieren.',
  microsoftMail: 'E-Mails: Outlook hat keinen Export, den Wellmet lesen kann. Kontakte und Kalender genügen.',
  otherFiles:
    'Auch jede andere vCard, ICS- oder mbox-Datei geht, ebenso Kontakte als CSV im Format von Google oder Outlook.',

  // Bring your team in
  bringTeam: 'Hol dein Team dazu',
  bringTeamAbout: 'Teammitglieder, die ihre Kontakte mit dir teilen, öffnen Wege, die keine Datei zeigen kann.',
  inviteNamed: '{name} einladen',
  loadingSuggestions: 'Es wird gesucht, wen du einladen kannst',
  mayNotInvite: 'Nur Owner und Admins können jemanden einladen. Bitte sie, die Person einzuladen, an die du denkst.',
  noAddress: 'In deinen Kontakten steht keine E-Mail-Adresse für {name}. Gib sie unten ein.',
  notFound: 'Die Adresse von {name} konnte nicht geladen werden. {reason}',
  opensPaths: 'Kann Wege zu {names} öffnen',
  opensPathsAndMore: 'Kann Wege zu {names} und {more, number} weiteren öffnen',
  whoToInvite: 'Wen du als Nächstes einladen kannst',
  whoToInviteKnown:
    'Ausgewählt nach den Unternehmen, in denen du die meisten Personen kennst. Sag, wen du erreichen willst, dann zählen deine Wunschkontakte.',
  whoToInviteWanted: 'Ausgewählt nach deinen Zielen und Listen mit Wunschkontakten.',
})
