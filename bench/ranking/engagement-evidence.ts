import type { EngagementEvidence } from '@wellmet/graph/outcome-model/engagement-card.rules.ts'
import { countedOn } from '@wellmet/introductions/outcomes/counted-rate.rules.ts'
import { ratesOf, type IntroductionCounters } from '@wellmet/introductions/outcomes/introduction-rates.rules.ts'
import { replyRate, type ReplyCounts } from './reply-evidence.ts'

export interface EngagementFacts
  extends IntroductionCounters, Pick<EngagementEvidence, 'silent' | 'act30' | 'recipients'> {
  /** How the target answers the connector's letters. */
  readonly replies: ReplyCounts
}

/** The inputs of the target's factor where everything is on record, for measuring and refitting its weights. */
export function engagementEvidence(facts: EngagementFacts, today: number): EngagementEvidence {
  const rates = ratesOf(facts, today)
  return {
    ...facts,
    rate: rates.target.p,
    introduced: countedOn(facts.target, today).asked,
    throughConnector: rates.connector.p,
    answersConnector: replyRate(facts.replies, today).p,
  }
}
