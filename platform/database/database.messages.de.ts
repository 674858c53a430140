import { translate } from '../messages/translations.ts'
import type { databaseMessages } from './database.messages.ts'

translate<typeof databaseMessages>('de', 'database', {
  askAgain: 'Wiederhole die Anfrage mit demselben Idempotency-Key. Sie wird nur einmal ausgeführt.',
  busy: 'Hier wird gerade zu viel gleichzeitig geändert. Nichts wurde geändert. Versuch es noch einmal.',
  exhausted:
    'Die Datenbank hat keinen Platz mehr für Änderungen. Nichts wurde geändert. Versuch es später noch einmal oder sag der Person Bescheid, die den Server betreibt.',
  slow: 'Die Datenbank antwortet nicht schnell genug. Versuch es gleich noch einmal.',
  unreachable: 'Die Datenbank ist nicht erreichbar. Nichts wurde geändert. Versuch es gleich noch einmal.',
  workspaceMoved: 'Dieser Workspace ist auf einen anderen Server umgezogen. Nichts wurde geändert. Melde dich dort an.',
  workspaceMoves:
    'Dieser Workspace zieht gerade auf einen anderen Server um. Nichts wurde geändert. Versuch es in einer Minute noch einmal.',
})
