import { translate } from '@wellmet/platform/messages/translations.ts'
import type { guestSignalsMessages } from './guest-signals.messages.ts'

translate<typeof guestSignalsMessages>('de', 'guestSignals', {
  comes: '{name} kommt am {on, date, dayAndYear} zu deiner Veranstaltung {event}.',
  wasThere: '{name} war am {on, date, dayAndYear} bei deiner Veranstaltung {event}.',
})
