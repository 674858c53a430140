import { translate } from '@wellmet/platform/messages/translations.ts'
import type { forwardingMessages } from './forwarding.messages.ts'

translate<typeof forwardingMessages>('de', 'forwarding', {
  passOn: 'Hallo {target}, {asker} hat mich gebeten, das weiterzugeben:',
  passOnUnnamed: 'Hallo {target}, jemand, den ich kenne, hat mich gebeten, das weiterzugeben:',
  replyToKnowMore: 'Wenn du mehr wissen möchtest, antworte auf diese E-Mail.',
  tellConnector: 'Wenn du mehr wissen möchtest, sag {connector} Bescheid.',
  toForward: 'Zum Weiterleiten an {target}. Diese Zeile kannst du löschen.',
  toForwardEdited: 'Zum Weiterleiten an {target}, von dir bearbeitet. Diese Zeile kannst du löschen.',
  copied:
    'Deine E-Mail-App öffnet sich mit einer Zeile von dir über der Nachricht, und {asker} ({address}) steht in Kopie.',
  copiedNobody: 'Deine E-Mail-App öffnet sich mit einer Zeile von dir über der Nachricht, und niemand steht in Kopie.',
  keepUnnamed: 'Bitte nenne den Namen von {asker} nicht, bis {target} zusagt.',
})
