import { translate } from '@wellmet/platform/messages/translations.ts'
import type { figuresMessages } from './figures.messages.ts'

translate<typeof figuresMessages>('de', 'hqFigures', {
  active: '{days, plural, other {In den letzten # Tagen aktiv}}',
  activeMeans:
    'Menschen, die in den letzten {days, number} Tagen um ein Intro gebeten oder jemandem geantwortet haben, der darum bat. Anmelden und Suchen zählen nicht; Suchen werden nicht aufgezeichnet.',
  activation: 'Aktiviert',
  activationMeans:
    'Wie viele der neu Angemeldeten innerhalb von 7 Tagen Kontakte importiert und um ein Intro gebeten haben. Wessen 7 Tage noch laufen, zählt als offen.',
  askToYes: 'Bitte → Ja',
  askToYesMeans: 'Der Anteil der beantworteten oder beendeten Bitten, die ein Ja bekommen haben.',
  yesToIntro: 'Ja → Intro',
  yesToIntroMeans: 'Wie viele Kontaktpersonen nach ihrem Ja vorgestellt haben, sofern die Anfrage nicht endete.',
  introToReply: 'Intro → Antwort',
  introToReplyMeans:
    'Auf wie viele Intros die Zielperson geantwortet hat. Als beendet zählt, wo festgehalten ist, dass nichts kam.',
  replyToMeeting: 'Antwort → Treffen',
  replyToMeetingMeans: 'Wie viele Zielpersonen nach ihrer Antwort die anfragende Person getroffen haben.',
  answerTime: 'Zeit bis zur Antwort',
  answerTimeMeans:
    'Median der Stunden, bis Kontaktpersonen antworten, nach Kaplan–Meier: Wer noch nicht geantwortet hat, zählt so lange, wie die Bitte schon läuft.',
  overLimit: 'Bitten über der Grenze',
  overLimitMeans:
    'Bitten an Kontaktpersonen, die in 30 Tagen schon so viele hatten, wie sie heute erlauben. Muss 0 sein.',
  draftToAsk: 'Entwurf → Bitte',
  stageDaysMeans:
    'Median der Tage von einer Stufe zur nächsten, mit Quartilen, für die Anfragen, die sie in dieser Zeit erreicht haben.',
  requestMedian: 'Antwortzeit, Median',
  requestSlowest: 'Antwortzeit, langsamstes 1%',
  requestTimeMeans:
    'Für die Anfragen, die dieser API-Prozess seit seinem Start beantwortet hat, aus seinem Histogramm.',
  queueAge: 'Ältester fälliger Job',
  queueAgeMeans: 'Wie lange der älteste fällige Job auf einen Worker wartet. 0, wenn keiner fällig ist.',
  jobsLate: 'Verspätete Jobs',
  jobsLateMeans: 'Jobs, die seit 15 Minuten oder länger fällig sind.',
  jobsFailing: 'Fehlgeschlagene Jobs',
  jobsFailingMeans: 'Jobs, die mindestens einmal fehlgeschlagen und noch in der Warteschlange sind.',
  workers: 'Worker',
  workersMeans: 'Worker-Prozesse, die sich kürzlich gemeldet haben.',
  mailsFailed: 'Nicht zugestellte E-Mails',
  mailsFailedMeans: 'Wie viele der abgeschlossenen E-Mails der Mailserver abgelehnt oder Wellmet aufgegeben hat.',
  complaints: 'Spam-Beschwerden',
  complaintsMeans: 'Unbekannt: Mailserver melden diesem Server keine Beschwerden.',
  syncsFailed: 'Fehlgeschlagene Synchronisierungen',
  syncsFailedMeans:
    'Wie viele Synchronisierungen mit verbundenen Konten fehlgeschlagen sind. Gezählt über höchstens 90 Tage.',
  backupAge: 'Letzte Sicherung',
  backupAgeMeans: 'Zeit seit dem letzten Dump, der gelungen ist.',
  drillAge: 'Letzte Wiederherstellungsprobe',
  drillAgeMeans: 'Zeit, seit zuletzt ein Dump zur Probe wiederhergestellt wurde.',
  databaseSize: 'Datenbank',
  databaseSizeMeans: 'Größe der Datenbank jetzt.',
  databaseGrowth: 'Wachstum pro Tag',
  databaseGrowthMeans: 'Um wie viel die Datenbank in den letzten 30 Tagen pro Tag gewachsen ist.',
  modelCost: 'Sprachmodell, {currency}',
  modelCostMeans: 'Was die Aufrufe aller Workspaces zu den Preisen gekostet haben, die deren Admins eingetragen haben.',
  peopleData: 'Personendaten, {provider}',
  peopleDataMeans: 'Verbrauchte Guthaben in den Kalendermonaten dieses Zeitraums.',
  peopleDataCost: 'Personendaten, Kosten',
  peopleDataCostMeans: 'Unbekannt: Der Server weiß nicht, was dich ein Guthaben kostet.',
  mailsSent: 'Gesendete E-Mails',
  mailsSentMeans: 'E-Mails, die der Mailserver angenommen hat.',
  mailCost: 'E-Mail, Kosten',
  mailCostMeans: 'Unbekannt: Der Server weiß nicht, was dich dein Mailserver kostet.',
  modelAnswered:
    '{purpose, select, draft {Beantwortete Entwürfe} question {Beantwortete Fragen} other {Beantwortete Proben}}',
  modelAnsweredMeans:
    'Wie viele der beendeten Aufrufe eine Antwort gaben, die verwendet wurde. Für den Rest galten die Regeln von Wellmet.',
  tokens: 'Tokens',
  tokensMeans: 'Gelesene und geschriebene Tokens laut den Modellen. Unbekannt, wenn keines welche gemeldet hat.',
  draftsSent: 'Entwürfe unverändert gesendet, bearbeitet, verworfen',
  draftsSentMeans: 'Unbekannt: Was Mitglieder mit einem Entwurf tun, wird nicht aufgezeichnet.',
  automatic:
    '{kind, select, colleague {Einladungen von Kollegen} outsider {Einladungen von Außenstehenden} purchase {Käufe} other {Andere Aktionen}}',
  automaticMeans:
    'Wie viele der ausgeführten Aktionen, die eine Genehmigung brauchten, eine Regel ohne einen Menschen genehmigt hat.',
  automaticAll: 'Ohne Menschen erledigt',
  runsFailed: 'Fehlgeschlagene Durchläufe',
  runsFailedMeans: 'Wie viele der begonnenen Durchläufe fehlgeschlagen sind. Laufende zählen als offen.',
  weeksAgo: '{weeks, plural, =0 {Letzte 7 Tage} one {Vor # Woche} other {Vor # Wochen}}',
  weeks: 'Wochen',
  hoursSinceAsk: 'Stunden seit der Bitte',
  steps: 'Schritte',
  activeByWeek: 'Aktive Menschen je Woche',
  answersOverTime: 'Beantwortet nach so vielen Stunden',
  funnel: 'Von der Bitte zum Treffen',
})
