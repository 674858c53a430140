import { translate } from '@wellmet/platform/messages/translations.ts'
import type { recommendationsMessages } from './recommendations.messages.ts'

translate<typeof recommendationsMessages>('de', 'recommendations', {
  // How the order is made
  fittedOrder:
    'Die Reihenfolge beruht auf {count, plural, one {# Erstkontakt} other {# Erstkontakten}} in diesem Workspace.',
  usualOrder:
    'Das ist die übliche Reihenfolge. Ab {needed, number} Erstkontakten passt sie sich an diesen Workspace an.',

  // Why this score
  activity: 'Wie aktiv die Person in den letzten Wochen war.',
  inMillionths: 'In Millionsteln gezählt.',
  knownBy: 'Wie viele die Person kennen.',
  silence: 'Wie lange Funkstille war.',
  through: 'Über {name}.',
})
