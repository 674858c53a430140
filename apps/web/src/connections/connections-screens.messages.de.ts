import { translate } from '@wellmet/platform/messages/translations.ts'
import type { connectionsScreensMessages } from './connections-screens.messages.ts'

translate<typeof connectionsScreensMessages>('de', 'connectionsScreens', {
  enrichment: 'Nachschlagen',
})
