import type { PersonState, StateName } from './person-states.contract.ts'

const withConnector: ReadonlySet<StateName> = new Set<StateName>([
  'your_turn_write',
  'your_turn_answer',
  'your_turn_outcome',
  'meeting',
  'introduced',
  'promised',
  'waiting_for_target',
  'waiting_for_connector',
  'later',
  'succeeded',
])

/** Whether the viewer's own request goes, or went, through a connector: the path that was asked then comes before every other. */
export const isThroughAsked = ({ state, requestId }: Pick<PersonState, 'state' | 'requestId'>): boolean =>
  requestId !== null && withConnector.has(state)
