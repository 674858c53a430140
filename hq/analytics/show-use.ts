import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { countFigure, shareFigure } from '../figures/figure.rules.ts'
import type { Figure, Figures, Period } from '../figures/figures.contract.ts'
import { figuresMessages as f } from '../figures/figures.messages.ts'
import { asStaff } from '../staff/staff-database.ts'
import { countMails, countRuns, listApprovals, listModelCalls, listPeopleData } from './analytics.store.ts'
import { approvalWords } from './autonomy.rules.ts'

const spanOf = ({ services }: UserCall, { days }: Period) => {
  const to = services.now()
  return { from: addDays(to, -days), to }
}

/** Currencies are never added up, and what has no price is unknown. */
export async function showCosts(call: UserCall, period: Period): Promise<Figures> {
  const span = spanOf(call, period)
  const since = { since: span.from }
  const [calls, peopleData, mails] = await asStaff(call.services, (tx) =>
    Promise.all([listModelCalls(tx, since), listPeopleData(tx, since), countMails(tx, since)]),
  )
  const unknown = (key: string, label: string, definition: string): Figure =>
    countFigure({ key, label, definition }, span, null, { unit: 'micros' })
  const models = [...Map.groupBy(calls, ({ currency }) => currency)].map(([currency, rows]) =>
    countFigure(
      { key: `model_cost_${currency}`, label: f.modelCost({ currency }), definition: f.modelCostMeans() },
      span,
      rows.reduce((sum, { cost }) => sum + cost, 0),
      { unit: 'micros', currency, n: rows.reduce((sum, { n }) => sum + n, 0) },
    ),
  )
  return {
    figures: [
      ...models,
      ...peopleData.map(({ provider, credits }) =>
        countFigure(
          { key: `people_data_${provider}`, label: f.peopleData({ provider }), definition: f.peopleDataMeans() },
          span,
          credits,
        ),
      ),
      unknown('people_data_cost', f.peopleDataCost(), f.peopleDataCostMeans()),
      countFigure({ key: 'mails_sent', label: f.mailsSent(), definition: f.mailsSentMeans() }, span, mails.sent),
      unknown('mail_cost', f.mailCost(), f.mailCostMeans()),
    ],
    charts: [],
  }
}

const purposes = ['draft', 'question', 'trial'] as const

export async function showAiUsage(call: UserCall, period: Period): Promise<Figures> {
  const span = spanOf(call, period)
  const calls = await asStaff(call.services, (tx) => listModelCalls(tx, { since: span.from }))
  const sum = (rows: typeof calls, count: (row: (typeof calls)[number]) => number) =>
    rows.reduce((total, row) => total + count(row), 0)
  const answered = purposes.map((purpose) => {
    const rows = calls.filter((row) => row.purpose === purpose)
    const among = (outcome: string) =>
      sum(
        rows.filter((row) => row.outcome === outcome),
        ({ n }) => n,
      )
    const waiting = among('waiting')
    return shareFigure(
      { key: `answered_${purpose}`, label: f.modelAnswered({ purpose }), definition: f.modelAnsweredMeans() },
      span,
      { happened: among('answered'), n: sum(rows, ({ n }) => n) - waiting, waiting },
    )
  })
  const withTokens = sum(calls, (row) => row.withTokens)
  return {
    figures: [
      ...answered,
      countFigure(
        { key: 'tokens', label: f.tokens(), definition: f.tokensMeans() },
        span,
        withTokens > 0 ? sum(calls, ({ tokens }) => tokens) : null,
        { n: withTokens },
      ),
      countFigure({ key: 'drafts_sent', label: f.draftsSent(), definition: f.draftsSentMeans() }, span, null, {
        unit: 'share',
      }),
    ],
    charts: [],
  }
}

/** Beside it how many runs failed: doing much without a person is worth little if it goes wrong. */
export async function showAutonomy(call: UserCall, period: Period): Promise<Figures> {
  const span = spanOf(call, period)
  const since = { since: span.from }
  const [approvals, runs] = await asStaff(call.services, (tx) =>
    Promise.all([listApprovals(tx, since), countRuns(tx, since)]),
  )
  const words = { definition: f.automaticMeans() }
  return {
    figures: [
      shareFigure({ ...words, key: 'automatic', label: f.automaticAll() }, span, {
        happened: approvals.reduce((sum, { automatic }) => sum + automatic, 0),
        n: approvals.reduce((sum, { executed }) => sum + executed, 0),
      }),
      ...approvals.map(({ kind, automatic, executed }) =>
        shareFigure({ ...words, key: `automatic_${kind}`, label: f.automatic({ kind: approvalWords[kind] }) }, span, {
          happened: automatic,
          n: executed,
        }),
      ),
      shareFigure({ key: 'runs_failed', label: f.runsFailed(), definition: f.runsFailedMeans() }, span, {
        happened: runs.failed,
        n: runs.ended,
        waiting: runs.waiting,
      }),
    ],
    charts: [],
  }
}
