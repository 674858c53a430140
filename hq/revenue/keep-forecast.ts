import { isHosted } from '@wellmet/account/billing/stripe.ts'
import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { forecast, type Closed } from './forecast.rules.ts'
import type { Currency, Measure } from './revenue.contract.ts'
import { listClosedDeals, listOpenDeals, saveForecast, settleForecasts, sweepForecasts } from './revenue.store.ts'

/** How far back trials and renewals say how the next ones go. */
export const historyDays = 365
/** As in hq.open_deal_counts. */
export const horizonDays = 30
const daysKept = 800

type Open = Awaited<ReturnType<typeof listOpenDeals>>[number]

/** An interval that is not known has no history, so anything may come of it. */
const isTossed = ({ kind }: Open): boolean => ['trial', 'monthly', 'yearly', 'other'].includes(kind)
const isSure = ({ kind }: Open): boolean => kind === 'stays'

/** Each night: what was forecast a month ago is compared with what happened, and the next forecast is made. */
export async function keepForecast({ tx, services }: Pick<WorkContext, 'tx' | 'services'>): Promise<void> {
  if (!isHosted(services)) return
  const now = services.now()
  await settleForecasts(tx, { now })
  await sweepForecasts(tx, { before: addDays(now, -daysKept) })
  const rows = await listClosedDeals(tx, { since: addDays(now, -historyDays) })
  const closed = new Map<string, Closed>(rows.map(({ kind, won, lost }) => [kind, { won, lost }]))
  const closedDeals = rows.reduce((sum, { won, lost }) => sum + won + lost, 0)
  const deals = await listOpenDeals(tx)
  const save = async (measure: Measure, currency: Currency | '', of: readonly Open[], worth: Worth) => {
    const sure = of.filter(isSure).reduce((sum, one) => sum + worth(one) * one.n, 0)
    const open = of.filter(isTossed).map((one) => ({ kind: one.kind, worth: worth(one), n: one.n }))
    const openDeals = open.reduce((sum, { n }) => sum + n, 0)
    const expected = forecast(open, closed, { sure })
    const dueAt = addDays(now, horizonDays)
    await saveForecast(tx, {
      id: newId(now.getTime()),
      measure,
      currency,
      madeAt: now,
      dueAt,
      openDeals,
      closedDeals,
      ...wholeOf(expected),
    })
  }
  await save('paying', '', deals, () => 1)
  const currencies = new Set(deals.flatMap(({ currency }) => currency ?? []))
  for (const currency of currencies) {
    const of = deals.filter((one) => one.currency === currency)
    // Without one amount the sum is unknown, and nothing is forecast.
    if (of.every(({ micros }) => micros !== null)) await save('recurring', currency, of, ({ micros }) => micros ?? 0)
  }
}

type Worth = (deal: Open) => number

/** Millions of millionths do not fit a number that is sent as one. */
const wholeOf = ({ low, middle, high }: { low: number; middle: number; high: number }) => ({
  low: String(Math.round(low)),
  middle: String(Math.round(middle)),
  high: String(Math.round(high)),
})
