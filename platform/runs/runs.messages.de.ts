import { translate } from '../messages/translations.ts'
import type { runsMessages } from './runs.messages.ts'

translate<typeof runsMessages>('de', 'runs', {
  alreadyOpen: 'Läuft für {name} schon.',
  isOff: 'Dieser Ablauf ist in diesem Workspace ausgeschaltet.',
  notNow: 'Das geht gerade nicht: Der Durchlauf hat sich inzwischen geändert.',
  refused: '{reason}',
  somethingWentWrong: 'Bei uns ist etwas schiefgegangen.',
})
