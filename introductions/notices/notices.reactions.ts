import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { issueCompleted } from '@wellmet/connections/linear/linear.events.ts'
import { askForOutcome } from './ask-for-outcome.ts'
import { introductionChanged } from '../moves/moves.events.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { tellPrograms } from './tell-programs.ts'

export const noticesReactions: Reaction[] = [
  when(introductionChanged, 'tell the programs of the asker', tellPrograms),
  when(introductionChanged, 'tell who waits for it', notifyOfChange),
  when(issueCompleted, 'ask what became of it', askForOutcome),
]
