import { translate } from '@wellmet/platform/messages/translations.ts'
import type { outreachScreensMessages } from './outreach-screens.messages.ts'

translate<typeof outreachScreensMessages>('de', 'outreachScreens', {
  followUps: 'Nachfassen',
  followUpsWords: 'reihe entwürfe erinnerung keine antwort',
})
