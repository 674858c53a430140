import { translate } from '@wellmet/platform/messages/translations.ts'
import type { linearMessages } from './linear.messages.ts'

translate<typeof linearMessages>('de', 'linear', {
  notSigned: 'Das ist nicht mit dem Geheimnis des Webhooks signiert oder älter als eine Minute.',
})
