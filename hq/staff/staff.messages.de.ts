import { translate } from '@wellmet/platform/messages/translations.ts'
import type { staffMessages } from './staff.messages.ts'

translate<typeof staffMessages>('de', 'staff', {
  notConfigured:
    'Auf diesem Server ist der Betriebsraum noch nicht eingerichtet. Setz STAFF_DATABASE_URL, führ wellmet migrate aus, und starte die API neu.',
  passkeyTooNew:
    'Diesen Passkey gibt es noch keinen Tag. Versuch es morgen wieder, oder führ auf dem Server noch einmal wellmet staff add aus.',
  passkeyInstead: 'Du hast einen Passkey. Verwende ihn: Ein Code öffnet den Betriebsraum nicht.',
})
