import { translate } from '@wellmet/platform/messages/translations.ts'
import type { undeliveredMessages } from './undelivered.messages.ts'

translate<typeof undeliveredMessages>('de', 'undelivered', {
  notDelivered: 'E-Mail nicht zugestellt',
  connectorAdvice:
    'Das Postfach von {connector} ist nicht erreichbar. Kopiere die Nachricht, und schick sie selbst, oder frag jemand anderen.',
  memberAdvice:
    'Das Postfach von {connector} ist nicht erreichbar. {connector} findet deine Anfrage trotzdem in Wellmet.',
  targetAdvice:
    'Das Postfach von {target} ist nicht erreichbar. Bitte {connector} um eine andere Adresse, oder versuch die nächste Kontaktperson.',
  connectorNotReached: 'Das Postfach von {connector} ist zu {target} nicht erreichbar',
  targetNotReached: 'Das Postfach von {target} ist nicht erreichbar',
  copyOrAsk: 'Kopiere die Nachricht, oder frag {next}.',
  copyAndSend: 'Kopiere die Nachricht, und schick sie selbst.',
  askForAddress: 'Bitte {connector} um eine andere Adresse.',
  askForAddressOrAsk: 'Bitte {connector} um eine andere Adresse, oder frag {next}.',
  reachedAfterAll: 'Unsere E-Mail zu {target} wurde doch noch gesendet',
  waitForAnswer: 'Du musst nichts tun. Warte auf die Antwort.',
  eventNotDelivered: 'Unsere E-Mail an {name} konnte nicht zugestellt werden',
  eventDelivered: 'Unsere E-Mail an {name} wurde doch noch gesendet',
})
