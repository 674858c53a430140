import type { About, IntroductionCount } from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { countedOn, countOutcome, noOutcomes, rateOf, type Counter } from './counted-rate.rules.ts'
import { ratesOf } from './introduction-rates.rules.ts'
import {
  isUndecided,
  settleAsk,
  settleIntroduction,
  isWithConnector,
  type AskedRequest,
  type Outcome,
} from './settle.rules.ts'

/** Of asks as of introductions: what is expected before anything is counted, and how many outcomes that weighs. */
const askFormula = {
  /** Nobody acts who does not answer: the share of first letters that are answered (reply-card.rules.ts). */
  prior: 0.3,
  overallPrior: 10,
  connectorPrior: 3,
} as const

interface Tally {
  counter: Counter
  asked: number
  happened: number
  lastAt: Date
}

/** The lines of one kind, by who asked (where it matters) and whom they are about. */
class Tallies {
  readonly found = new Map<string, Tally & { userId: string | null; key: string }>()

  add(userId: string | null, key: string, { happened, day }: Outcome, at: Date): void {
    const name = `${userId}:${key}`
    const before = this.found.get(name) ?? { userId, key, counter: noOutcomes, asked: 0, happened: 0, lastAt: at }
    this.found.set(name, {
      ...before,
      counter: countOutcome(before.counter, happened, Math.max(day, before.counter.day)),
      asked: before.asked + 1,
      happened: before.happened + (happened ? 1 : 0),
      lastAt: at > before.lastAt ? at : before.lastAt,
    })
  }

  lines(about: About, today: number, rate: (counter: Counter) => number, shift = 0): IntroductionCount[] {
    return [...this.found.values()].map(({ userId, key, counter, asked, happened, lastAt }) => {
      const lately = countedOn(counter, today)
      const counts = { asked, happened, askedLately: lately.asked, happenedLately: lately.happened }
      return { about, key, userId, ...counts, rate: rate(counter), shift, lastAt }
    })
  }
}

export interface Shifts {
  readonly acting: number
  readonly engaging: number
}

/**
 * Everything that the graph is told of how introductions turned out: what is settled by today, recomputed from nothing.
 * Requests in the order in which they were asked. `companyKey` and `stepKey` are how the graph
 * calls a company and a step.
 */
export function countOutcomes(
  requests: readonly AskedRequest[],
  {
    now,
    today,
    shifts,
    companyKey,
    stepKey,
  }: {
    now: Date
    today: number
    shifts: Shifts
    companyKey: (name: string) => string
    stepKey: (connectorKey: string, targetKey: string) => string
  },
): IntroductionCount[] {
  const [connectors, made, targets, companies] = [new Tallies(), new Tallies(), new Tallies(), new Tallies()]
  const [asks, intros, open, denied] = [new Tallies(), new Tallies(), new Tallies(), new Tallies()]
  const openInto = new Tallies()
  for (const request of requests) {
    const { userId, connectorKey, targetKey, company, askedAt } = request
    const ask = settleAsk(request, now)
    if (ask)
      for (const [tally, key] of [
        [connectors, connectorKey],
        [asks, '0'],
      ] as const)
        tally.add(null, key, ask, askedAt)
    const intro = settleIntroduction(request, now)
    if (intro) {
      made.add(null, connectorKey, intro, askedAt)
      intros.add(null, '0', intro, askedAt)
      targets.add(userId, targetKey, intro, askedAt)
    }
    // What the viewer asked for is history from the day they asked.
    if (company !== null)
      companies.add(userId, companyKey(company), intro ?? { happened: false, day: ask?.day ?? today }, askedAt)
    if (company !== null && isUndecided(request, now))
      openInto.add(userId, companyKey(company), { happened: false, day: today }, askedAt)
    // They said it to the asker, so that it counts for the asker alone.
    if (request.isDenied && request.isCounted)
      denied.add(userId, stepKey(connectorKey, targetKey), { happened: false, day: today }, askedAt)
    if (isWithConnector(request)) open.add(null, connectorKey, { happened: false, day: today }, askedAt)
  }
  const overall = intros.found.get('null:0')?.counter ?? noOutcomes
  const none = { target: noOutcomes, connector: noOutcomes, overall }
  const acts = rateOf(
    asks.found.get('null:0')?.counter ?? noOutcomes,
    askFormula.prior,
    askFormula.overallPrior,
    today,
  ).p
  const byTarget = (target: Counter): number => ratesOf({ ...none, target }, today).target.p
  return [
    ...connectors.lines('asks_of_connector', today, (c) => rateOf(c, acts, askFormula.connectorPrior, today).p),
    ...made.lines('intros_by_connector', today, (connector) => ratesOf({ ...none, connector }, today).connector.p),
    ...targets.lines('intros_to_target', today, byTarget),
    ...companies.lines('intros_into_company', today, byTarget),
    ...openInto.lines('open_into_company', today, () => 0.5),
    ...open.lines('open_asks', today, () => 0.5),
    ...denied.lines('denied_steps', today, () => 0.5),
    ...asks.lines('asks_in_workspace', today, () => acts, shifts.acting),
    ...intros.lines('intros_in_workspace', today, () => ratesOf(none, today).everybody.p, shifts.engaging),
  ]
}
