import { translate } from '@wellmet/platform/messages/translations.ts'
import type { outcomeModelMessages } from './outcome-model.messages.ts'

translate<typeof outcomeModelMessages>('de', 'outcomeModel', {
  actedOn: '{name} hat schon {happened, number} von {asked, plural, one {# Anfrage} other {# Anfragen}} weiterverfolgt',
  tookUp:
    'Hat {happened, number} von {asked, plural, one {# Intro} other {# Intros}} angenommen, um die du gebeten hast',
  waiting: '{count, plural, one {# Anfrage wartet} other {# Anfragen warten}} vielleicht gerade auf {name}',
})
