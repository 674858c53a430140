import type { Thanks } from '../outcomes/outcomes.contract.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'

/** A thank-you is news for so long; after that Insights still lists it. */
const daysToThank = 14

/** The connector whose introduction led to a meeting last, while that is new. They come whoever did so last first. */
export const whomToThank = (connectors: readonly Thanks[], now: Date): Thanks | undefined =>
  connectors
    .slice(0, 1)
    .find(({ introductions: [newest] }) => newest !== undefined && addDays(new Date(newest.at), daysToThank) > now)
