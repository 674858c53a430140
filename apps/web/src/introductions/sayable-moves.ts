import { movesFrom } from '@wellmet/introductions/requests/vocabulary.rules.ts'
import type { Stage } from './introduction-shapes.ts'

/** While it is the connector's to answer; after that a no would be the target's, of which nobody hears. */
const isWithConnector = (stage: Stage): boolean => stage === 'awaiting_connector' || stage === 'connector_replied'

/** What the asker may say has happened. A draft is asked where it is written, so that is none of them. */
export const sayableMoves = (stage: Stage): Stage[] =>
  movesFrom(stage).filter((to) => to !== 'awaiting_connector' && (to !== 'declined' || isWithConnector(stage)))
