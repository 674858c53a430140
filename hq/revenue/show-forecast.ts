import { formatDate } from '@wellmet/platform/messages/formats.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { middleFigure, shareFigure } from '../figures/figure.rules.ts'
import type { Figure, FigureChart } from '../figures/figures.contract.ts'
import { asStaff } from '../staff/staff-database.ts'
import { expectHosted } from './expect-hosted.ts'
import type { KeptForecast, RevenueForecast } from './revenue.contract.ts'
import { revenueMessages as m } from './revenue.messages.ts'
import { listKeptForecasts, type KeptForecast as Row } from './revenue.store.ts'

/** Under so many closed deals the middle is a guess, and the definition says so. */
const fewDeals = 30
const daysShown = 400

export async function showForecast({ services }: UserCall): Promise<RevenueForecast> {
  expectHosted(services)
  const now = services.now()
  const rows = await asStaff(services, (tx) => listKeptForecasts(tx, { since: addDays(now, -daysShown) }))
  const newest = rows.filter(({ madeOn }) => madeOn === rows[0]?.madeOn)
  const kept = rows.map(toKept)
  const settled = kept.filter(({ isInside }) => isInside !== null)
  return {
    madeAt: newest[0]?.madeAt.toISOString() ?? null,
    dueAt: newest[0]?.dueAt.toISOString() ?? null,
    figures: [
      ...newest.map(toFigure),
      shareFigure(
        { key: 'inside', label: m.inside(), definition: m.insideMeans() },
        { from: addDays(now, -daysShown), to: now },
        {
          happened: settled.filter(({ isInside }) => isInside).length,
          n: settled.length,
          waiting: kept.filter(({ isSettled }) => !isSettled).length,
        },
      ),
    ],
    charts: chartsOf(kept),
    kept,
  }
}

const unitOf = (measure: Row['measure']): Figure['unit'] => (measure === 'paying' ? 'count' : 'micros')

const toFigure = ({ measure, currency, dueAt, openDeals, closedDeals, low, middle, high }: Row): Figure =>
  middleFigure(
    {
      key: `${measure}_${currency ?? 'all'}`,
      label: m.expected({ measure, currency: currency ?? '' }),
      definition: closedDeals < fewDeals ? m.expectedOfFew({ measure, closedDeals }) : m.expectedMeans({ measure }),
    },
    { from: null, to: dueAt },
    { unit: unitOf(measure), currency, value: middle, low, high, n: openDeals, interval: 'p10_p90' },
  )

const toKept = (row: Row): KeptForecast => {
  const { measure, currency, madeAt, dueAt, low, middle, high, openDeals, closedDeals, happened, settledAt } = row
  return {
    measure,
    unit: unitOf(measure),
    currency,
    madeAt: madeAt.toISOString(),
    dueAt: dueAt.toISOString(),
    low,
    middle,
    high,
    openDeals,
    closedDeals,
    isSettled: settledAt !== null,
    happened,
    isInside: happened === null ? null : low <= happened && happened <= high,
  }
}

/** A bar for what happened with the range that was forecast for it. */
const chartsOf = (kept: readonly KeptForecast[]): FigureChart[] => {
  const points = kept
    .filter(({ measure, happened }) => measure === 'paying' && happened !== null)
    .toReversed()
    .map(({ dueAt, low, high, happened, openDeals }, x) => ({
      x,
      label: formatDate(new Date(dueAt), 'day'),
      y: happened ?? 0,
      low,
      high,
      n: openDeals,
    }))
  return [{ key: 'forecasts', title: m.turnedOut(), kind: 'bars', unit: 'count', xLabel: m.due(), points }]
}
