import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { countFigure, middleFigure, shareFigure } from '../figures/figure.rules.ts'
import type { Figure, FigureChart, Figures, Period } from '../figures/figures.contract.ts'
import { figuresMessages as f } from '../figures/figures.messages.ts'
import { survivalOf, timeUntil, type Survival } from '../figures/survival.rules.ts'
import { asStaff } from '../staff/staff-database.ts'
import { countActivated, countOverLimit, listActivePeople, listAnswerTimes, listSteps } from './analytics.store.ts'

const steps = ['ask_to_yes', 'yes_to_intro', 'intro_to_reply', 'reply_to_meeting'] as const
const stepWords: Record<(typeof steps)[number], { label: () => string; means: () => string }> = {
  ask_to_yes: { label: f.askToYes, means: f.askToYesMeans },
  yes_to_intro: { label: f.yesToIntro, means: f.yesToIntroMeans },
  intro_to_reply: { label: f.introToReply, means: f.introToReplyMeans },
  reply_to_meeting: { label: f.replyToMeeting, means: f.replyToMeetingMeans },
}

const activeSpans = [7, 30] as const
const trendWeeks = 13

export async function showKpis({ services }: Pick<UserCall, 'services'>, { days }: Period): Promise<Figures> {
  const to = services.now()
  const span = { from: addDays(to, -days), to }
  const since = { since: span.from }
  const [stepRows, waited, people, activation, limits] = await asStaff(services, (tx) =>
    Promise.all([
      listSteps(tx, since),
      listAnswerTimes(tx, since),
      listActivePeople(tx),
      countActivated(tx, since),
      countOverLimit(tx, since),
    ]),
  )
  const funnel = steps.map((step) => {
    const { happened = 0, ended = 0, waiting = 0 } = stepRows.find((row) => row.step === step) ?? {}
    const { label, means } = stepWords[step]
    const words = { key: step, label: label(), definition: means() }
    return shareFigure(words, span, { happened, n: happened + ended, waiting })
  })
  const survival = survivalOf(waited)
  const active = activeSpans.map((length) =>
    countFigure(
      { key: `active_${length}`, label: f.active({ days: length }), definition: f.activeMeans({ days: length }) },
      { from: addDays(to, -length), to },
      people.find((row) => row.weeksAgo === 0 && row.days === length)?.people ?? null,
    ),
  )
  const { activated, over, waiting } = activation
  return {
    figures: [
      ...active,
      shareFigure({ key: 'activation', label: f.activation(), definition: f.activationMeans() }, span, {
        happened: activated,
        n: over,
        waiting,
      }),
      ...funnel,
      answerTime(survival, span),
      countFigure(
        { key: 'asks_over_limit', label: f.overLimit(), definition: f.overLimitMeans() },
        span,
        limits.overLimit,
        { n: limits.asks },
      ),
    ],
    charts: [funnelChart(funnel), answersChart(survival), activeChart(people)],
  }
}

const answerTime = (survival: Survival, span: { from: Date; to: Date }): Figure =>
  middleFigure({ key: 'answer_time', label: f.answerTime(), definition: f.answerTimeMeans() }, span, {
    unit: 'hours',
    value: timeUntil(survival, 0.5),
    // The upper bound of the curve reaches a half first.
    low: timeUntil(survival, 0.5, 'high'),
    high: timeUntil(survival, 0.5, 'low'),
    n: survival.n,
    waiting: survival.n - survival.ended,
    interval: 'greenwood_95',
  })

const funnelChart = (funnel: readonly Figure[]): FigureChart => ({
  key: 'funnel',
  title: f.funnel(),
  kind: 'bars',
  unit: 'share',
  xLabel: f.steps(),
  points: funnel.flatMap(({ value, label, low, high, n }, x) =>
    value === null ? [] : [{ x, label, y: value, low, high, n }],
  ),
})

const answersChart = ({ steps: curve }: Survival): FigureChart => ({
  key: 'answers',
  title: f.answersOverTime(),
  kind: 'steps',
  unit: 'share',
  xLabel: f.hoursSinceAsk(),
  points: curve.map(({ hours, share, low, high }) => ({
    x: hours,
    label: formatNumber(hours),
    y: share,
    low,
    high,
    n: null,
  })),
})

const activeChart = (people: readonly { weeksAgo: number; days: number; people: number }[]): FigureChart => ({
  key: 'active_by_week',
  title: f.activeByWeek(),
  kind: 'bars',
  unit: 'count',
  xLabel: f.weeks(),
  points: people
    .filter((row) => row.days === 7 && row.weeksAgo < trendWeeks)
    .toSorted((a, b) => b.weeksAgo - a.weeksAgo)
    .map((row) => ({
      x: -row.weeksAgo,
      label: f.weeksAgo({ weeks: row.weeksAgo }),
      y: row.people,
      low: null,
      high: null,
      n: null,
    })),
})
