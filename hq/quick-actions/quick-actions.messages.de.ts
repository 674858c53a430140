import { translate } from '@wellmet/platform/messages/translations.ts'
import type { quickActionsMessages } from './quick-actions.messages.ts'

translate<typeof quickActionsMessages>('de', 'quickActions', {
  happened:
    '{action, select, pause_sending {E-Mails angehalten} resume_sending {E-Mails laufen wieder} announce_maintenance {Wartung angekündigt} withdraw_maintenance {Wartungshinweis zurückgenommen} run_drill {Wiederherstellungsprobe angefragt} cancel_drill {Wiederherstellungsprobe abgesagt} retry_jobs {{touched, plural, one {# Job} other {# Jobs}} von {job} neu versucht} other {{touched, plural, one {# Job} other {# Jobs}} von {job} verworfen}}',
  asks: '{action, select, retry_jobs {{n, plural, one {# fehlgeschlagenen Job} other {# fehlgeschlagene Jobs}} von {job} neu versuchen} other {{n, plural, one {# wartenden Job} other {# wartende Jobs}} von {job} verwerfen}}',
  asksPause: 'Alle E-Mails anhalten',
  waits: 'Das wartet auf ein Ja aus dem Betrieb.',
  factJob: 'Job',
  factCount: 'Wie viele',
  factMeans: 'Was passiert',
  meansRetry: 'Sie laufen jetzt, als wären sie nie fehlgeschlagen.',
  meansDrain: 'Sie laufen nie. Was sie getan hätten, passiert nicht.',
  meansPause: 'Keine E-Mail verlässt diesen Server, auch keine Links zum Anmelden, bis E-Mails wieder laufen.',
  factAgent: 'Angefragt von',
  isPaused: 'E-Mails sind schon angehalten.',
  notPaused: 'E-Mails sind nicht angehalten.',
  noNotice: 'Es ist keine Wartung angekündigt.',
  noticePast: 'Die Wartung muss in der Zukunft enden und nach ihrem Beginn.',
  drillAsked: 'Eine Wiederherstellungsprobe ist schon angefragt.',
  drillBegun: 'Keine Probe wartet. Eine begonnene lässt sich nicht absagen.',
  noBackups:
    'Hier lief seit zwei Tagen kein Sicherungsprozess. Setz BACKUP_DIRECTORY und BACKUP_DATABASE_URL, und starte ihn.',
  noJobs: 'Solche Jobs gibt es gerade nicht.',
})
