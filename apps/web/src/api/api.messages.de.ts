import { translate } from '@wellmet/platform/messages/translations.ts'
import type { apiMessages } from './api.messages.ts'

translate<typeof apiMessages>('de', 'api', {
  checkConnection: 'Prüfe deine Verbindung, und versuch es dann noch einmal.',
  offline: 'Du bist offline',
  offlineDetail: 'Verbinde dich wieder mit dem Internet, und versuch es dann noch einmal.',
  titleAndDetail: '{title}. {detail}',
  tryAgainLater: 'Versuch es gleich noch einmal.',
  unexpected: 'Bei uns ist etwas schiefgelaufen',
  unreachable: 'Wellmet war nicht erreichbar',
})
