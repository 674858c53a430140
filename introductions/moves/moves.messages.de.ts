import { translate } from '@wellmet/platform/messages/translations.ts'
import type { movesMessages } from './moves.messages.ts'

translate<typeof movesMessages>('de', 'moves', {
  askedAlreadyByTeammate: '{asker} hat {connector} schon nach {target} gefragt.',
  cannotBeReached:
    '{connector} ist über Wellmet nicht per E-Mail erreichbar. Kopiere die Nachricht und schick sie selbst, oder frag jemand anderen.',
  isFinal: 'Der Status {from} ist endgültig.',
  moveNotAllowed: 'Vom Status {from} aus geht es nur zu {allowed}.',
  notAskedAlready: 'Du hast {connector} schon nach {target} gefragt.',
})
