import type { Arrangement } from '../drafts/arrangement.contract.ts'
import { arrangementPrompt, readArrangement } from './arrangement.rules.ts'
import type { CallOutcome, ToldClaim } from './language-model.contract.ts'

/** What a trial tells: two facts about nobody. */
export const madeUpClaims: readonly ToldClaim[] = [
  { id: 'c1', kind: 'asker', about: ['asker'] },
  { id: 'c2', kind: 'in_touch', about: ['asker', 'connector'], freshness: 'fresh' },
]

export const trialPrompt = arrangementPrompt(madeUpClaims)

export const readTrial = (text: string): { taken: Arrangement | null; dropped: number } => {
  const { arrangement, dropped } = readArrangement(text, madeUpClaims)
  return { taken: arrangement, dropped }
}

/** Another way of asking helps only where this one was not understood. */
export const mayHelpOtherWay = (outcome: CallOutcome): boolean =>
  outcome === 'not_accepted' || outcome === 'nothing_usable' || outcome === 'unreadable'
