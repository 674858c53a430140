import { relationshipsMessages } from '@wellmet/contacts/relationships/relationships.messages.ts'
import type { WalkedStep } from './walk-steps.ts'

const result = ({ after }: WalkedStep): string => relationshipsMessages.share({ share: after })

const effects: Record<WalkedStep['do'], (step: WalkedStep) => string> = {
  add: ({ by = 0 }) => relationshipsMessages.changedBy({ by }),
  multiply: ({ by = 1 }) => relationshipsMessages.multipliedBy({ by }),
  divide: ({ by = 1 }) => relationshipsMessages.dividedBy({ by }),
  'at-most': ({ by = 0 }) => relationshipsMessages.atMost({ by }),
  scale: ({ after, by = 1 }) =>
    by < 1 ? relationshipsMessages.total({ value: after }) : relationshipsMessages.outOf({ value: after, most: by }),
  floor: ({ after }) => relationshipsMessages.total({ value: after }),
  chance: result,
  saturate: result,
  complement: result,
}

/** What a line does to the number, as one would write it: "+0.012", "× 0.81", "54%". */
export const effectOf = (step: WalkedStep): string => effects[step.do](step)

/** How a chance is worked out of the number before it; the other lines say their arithmetic themselves. */
export const workingOf = ({ do: does, before, intercept, slope, floor }: WalkedStep): string | null =>
  does === 'chance' && intercept !== undefined && slope !== undefined && floor !== undefined
    ? relationshipsMessages.chanceWorking({ before, intercept, slope, floor })
    : null
