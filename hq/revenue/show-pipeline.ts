import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { countFigure, shareFigure } from '../figures/figure.rules.ts'
import type { Figure, Figures } from '../figures/figures.contract.ts'
import { asStaff } from '../staff/staff-database.ts'
import { expectHosted } from './expect-hosted.ts'
import { historyDays } from './keep-forecast.ts'
import { listClosedDeals, listStages } from './revenue.store.ts'
import { revenueMessages as m } from './revenue.messages.ts'

const stages = ['trial', 'active', 'leaving', 'past_due', 'unpaid', 'ended'] as const
const kinds = ['trial', 'monthly', 'yearly'] as const

type StageRow = { stage: string; currency: string | null; n: number; micros: number | null; withoutAmount: number }

export async function showPipeline({ services }: UserCall): Promise<Figures> {
  expectHosted(services)
  const to = services.now()
  const since = addDays(to, -historyDays)
  const [rows, closed] = await asStaff(services, (tx) => Promise.all([listStages(tx), listClosedDeals(tx, { since })]))
  const counts = stages.map((stage) =>
    countFigure(
      { key: stage, label: m.stage({ stage }), definition: m.stageMeans({ stage }) },
      { from: null, to },
      rows.filter((row) => row.stage === stage).reduce((sum, { n }) => sum + n, 0),
    ),
  )
  const rates = kinds.map((kind) => {
    const { won = 0, lost = 0 } = closed.find((row) => row.kind === kind) ?? {}
    const words = { key: `rate_${kind}`, label: m.rate({ kind }), definition: m.rateMeans({ kind }) }
    return shareFigure(words, { from: since, to }, { happened: won, n: won + lost })
  })
  return {
    figures: [...counts, ...rows.filter(({ stage }) => stage !== 'ended').flatMap((row) => worth(row, to)), ...rates],
    charts: [
      {
        key: 'pipeline',
        title: m.pipeline(),
        kind: 'bars',
        unit: 'count',
        xLabel: m.stages(),
        points: counts.map(({ label, value }, x) => ({ x, label, y: value ?? 0, low: null, high: null, n: null })),
      },
    ],
  }
}

/** Unknown as soon as one of them has no amount: a sum of the others would be taken for all of it. */
const worth = ({ stage, currency, n, micros, withoutAmount }: StageRow, to: Date): Figure[] => [
  countFigure(
    {
      key: `worth_${stage}_${currency ?? 'unknown'}`,
      label: m.worth({ stage: m.stage({ stage }), currency: currency ?? '' }),
      definition: m.worthMeans(),
    },
    { from: null, to },
    withoutAmount > 0 ? null : micros,
    { unit: 'micros', currency, n },
  ),
]
