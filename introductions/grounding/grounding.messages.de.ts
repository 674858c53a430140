import { translate } from '@wellmet/platform/messages/translations.ts'
import type { groundingMessages } from './grounding.messages.ts'

translate<typeof groundingMessages>('de', 'grounding', {
  targetNotInGraph: 'Über diese Person ist nichts bekannt, an dem sich die Nachricht prüfen ließe.',
})
