import type { EarlierAsk } from '@wellmet/discovery/earlier-asks/earlier-asks.contract.ts'
import { earlierAsksMessages } from '@wellmet/discovery/earlier-asks/earlier-asks.messages.ts'

type Asked = { stage: EarlierAsk['stage'] | 'drafted'; introduced: boolean }

/** What came of a request. Whoever ends one after the introduction was introduced all the same. */
export const cameOfIt = ({ stage, introduced }: Asked): string =>
  earlierAsksMessages.stage({ stage: introduced && stage === 'cancelled' ? 'endedAfter' : stage })
