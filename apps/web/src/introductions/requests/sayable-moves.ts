import { movesFrom } from '@wellmet/introductions/stages/stages.rules.ts'
import type { Stage } from './introduction-shapes.ts'

/**
 * While it is the connector's to answer, also where they were asked outside Wellmet and it is a draft here; after that a no
 * would be the target's, of which nobody hears.
 */
const isWithConnector = (stage: Stage): boolean =>
  stage === 'drafted' || stage === 'awaiting_connector' || stage === 'connector_replied'

const ends: ReadonlySet<Stage> = new Set(['declined', 'cancelled'])

/** Who hears late of one step may say the one after it; nobody reports a success of somebody who was just asked. */
const stepsAhead = 2

/** What the asker may say has happened. A draft is asked where it is written, so that is none of them. */
export const sayableMoves = (stage: Stage): Stage[] => {
  const moves = movesFrom(stage).filter((to) => to !== 'awaiting_connector')
  return [
    ...moves.filter((to) => !ends.has(to)).slice(0, stepsAhead),
    ...moves.filter((to) => ends.has(to) && (to !== 'declined' || isWithConnector(stage))),
  ]
}
