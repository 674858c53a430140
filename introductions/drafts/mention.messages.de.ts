import { translate } from '@wellmet/platform/messages/translations.ts'
import type { mentionMessages } from './mention.messages.ts'

translate<typeof mentionMessages>('de', 'mention', {
  messageWithMention: 'Deine Nachricht an {target}',
  noAddressOfTarget:
    'Wir kennen keine E-Mail-Adresse von {target}. Frag {connector} danach, oder schick die Nachricht über LinkedIn.',
})
