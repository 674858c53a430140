import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { addDays, utcDay } from '@wellmet/platform/values/days.rules.ts'
import {
  workspaceKeys,
  type About,
  type IntroductionCount,
} from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { noOutcomes, outcomeHalfLife, outcomeWindow, rateOf, type Counter } from './counted-rate.rules.ts'
import { introductionsBefore, ratesOf } from './introduction-rates.rules.ts'
import {
  isUndecided,
  settleAsk,
  settleIntroduction,
  startOfIntroduction,
  isWithConnector,
  type AskedRequest,
} from './settle.rules.ts'
import { releasedTo, type SharedOutcome } from './shared-outcomes.rules.ts'

/** Of asks as of introductions: what is expected before anything is counted, and how many outcomes that weighs. */
const askFormula = {
  /** Nobody acts who does not answer: the share of first letters that are answered (reply-card.rules.ts). */
  prior: 0.3,
  overallPrior: 10,
  connectorPrior: 3,
} as const

/** One settled outcome, as it counts under a key. */
interface Entry {
  readonly userId: string
  readonly key: string
  readonly happened: boolean
  readonly day: number
  /** What the formula expected before any outcome was known. */
  readonly expected: number
  readonly at: Date
}

/** The lines of one kind. An asker's own outcomes count at once; teammates' count in steps of ten, for their privacy. */
class Tallies {
  private readonly own: Entry[] = []
  private readonly shared: Entry[] = []

  add(entry: Entry): void {
    this.own.push(entry)
  }

  /** In the order in which they were fixed. */
  share(entry: Entry): void {
    this.shared.push(entry)
  }

  /**
   * By key and by who may read them; null is everybody without outcomes of their own under the key. Whoever has one that
   * counts for teammates has a line of their own even where it does not count for them now, so that theirs fills no step of
   * the line that they read.
   */
  audiences(): { readonly userId: string | null; readonly key: string; readonly entries: readonly Entry[] }[] {
    const shared = Map.groupBy(this.shared, ({ key }) => key)
    const own = Map.groupBy(this.own, ({ userId, key }) => `${userId}:${key}`)
    const readers = new Map(
      [...this.own, ...this.shared].map(({ userId, key }) => [`${userId}:${key}`, { userId, key }]),
    )
    return [
      ...[...shared]
        .map(([key, entries]) => ({ userId: null, key, entries: releasedTo(null, entries) }))
        .filter(({ entries }) => entries.length > 0),
      ...[...readers].map(([reader, { userId, key }]) => ({
        userId,
        key,
        entries: [...(own.get(reader) ?? []), ...releasedTo(userId, shared.get(key) ?? [])],
      })),
    ]
  }
}

/** Counted up, each with what it is worth today. */
function totalOf(entries: readonly Entry[], today: number) {
  const total = { asked: 0, happened: 0, askedLately: 0, happenedLately: 0, expectedLately: 0, varianceLately: 0 }
  for (const { happened, day, expected } of entries) {
    const worth = 2 ** (-Math.max(0, today - day) / outcomeHalfLife)
    total.asked += 1
    total.askedLately += worth
    total.expectedLately += worth * expected
    total.varianceLately += worth * expected * (1 - expected)
    if (!happened) continue
    total.happened += 1
    total.happenedLately += worth
  }
  return total
}

type Total = ReturnType<typeof totalOf>

const counterOf = ({ askedLately, happenedLately }: Total, today: number): Counter => ({
  asked: askedLately,
  happened: happenedLately,
  day: today,
})

/** Of an outcome without a prediction, such as by a path that the asker stated, as much is expected as of everybody. */
const expectedOf = (odds: number | null, otherwise: number): number => (odds === null ? otherwise : chanceOf(odds))

/**
 * Everything that the graph is told of how introductions turned out: what is settled by today, recomputed from nothing.
 * Requests in the order in which they were asked. `companyKey` and `stepKey` are how the graph calls a company and a step.
 */
export function countOutcomes(
  requests: readonly (AskedRequest & { readonly requestId: string })[],
  {
    now,
    today,
    shared,
    companyKey,
    stepKey,
  }: {
    now: Date
    today: number
    /** What counts for teammates, in the order in which it was fixed. */
    shared: readonly SharedOutcome[]
    companyKey: (name: string) => string
    stepKey: (connectorKey: string, targetKey: string) => string
  },
): IntroductionCount[] {
  const [connectors, made, asks, intros] = [new Tallies(), new Tallies(), new Tallies(), new Tallies()]
  const [targets, companies, openInto] = [new Tallies(), new Tallies(), new Tallies()]
  const [denied, introduced] = [new Tallies(), new Tallies()]
  for (const request of requests) {
    const { userId, connectorKey, targetKey, connectorKind, company, askedAt } = request
    const ask = settleAsk(request, now)
    if (ask) {
      const entry = { userId, ...ask, expected: expectedOf(request.acting, askFormula.prior), at: askedAt }
      connectors.add({ ...entry, key: connectorKey })
      for (const key of [workspaceKeys.all, workspaceKeys[connectorKind]]) asks.add({ ...entry, key })
    }
    const intro = settleIntroduction(request, now)
    const expected = expectedOf(request.engaging, introductionsBefore)
    if (intro) {
      const entry = { userId, ...intro, expected, at: askedAt }
      made.add({ ...entry, key: connectorKey })
      targets.add({ ...entry, key: targetKey })
      for (const key of [workspaceKeys.all, workspaceKeys[connectorKind]]) intros.add({ ...entry, key })
    }
    const nothingYet = { userId, expected, at: askedAt, happened: false, day: today }
    // What the viewer asked for is history from the day they asked.
    if (company !== null)
      companies.add({
        ...nothingYet,
        key: companyKey(company),
        ...(intro ?? { happened: false, day: ask?.day ?? today }),
      })
    if (company !== null && isUndecided(request, now)) openInto.add({ ...nothingYet, key: companyKey(company) })
    // What the connector said to the asker, or did for them, counts for the asker alone.
    if (request.isCounted) {
      const step = { ...nothingYet, key: stepKey(connectorKey, targetKey) }
      const introducedAt = startOfIntroduction(request)
      if (request.isDenied) denied.add(step)
      if (introducedAt) introduced.add({ ...step, at: introducedAt })
    }
  }

  const byId = new Map(requests.map((request) => [request.requestId, request]))
  for (const { requestId, part, happened } of shared) {
    const request = byId.get(requestId)
    if (!request) continue
    const { userId, connectorKey, connectorKind, askedAt } = request
    const isAsk = part === 'acting'
    const since = isAsk ? askedAt : (startOfIntroduction(request) ?? askedAt)
    const expected = isAsk
      ? expectedOf(request.acting, askFormula.prior)
      : expectedOf(request.engaging, introductionsBefore)
    const entry = { userId, happened, day: utcDay(since), expected, at: askedAt }
    const [ofConnector, ofWorkspace] = isAsk ? [connectors, asks] : [made, intros]
    ofConnector.share({ ...entry, key: connectorKey })
    for (const key of [workspaceKeys.all, workspaceKeys[connectorKind]]) ofWorkspace.share({ ...entry, key })
  }

  const overallIn = (tallies: Tallies): ((userId: string | null) => Counter) => {
    const counters = new Map(
      tallies
        .audiences()
        .filter(({ key }) => key === workspaceKeys.all)
        .map(({ userId, entries }) => [userId, counterOf(totalOf(entries, today), today)]),
    )
    return (userId) => counters.get(userId) ?? counters.get(null) ?? noOutcomes
  }
  const [allAsks, allIntros] = [overallIn(asks), overallIn(intros)]
  const actsOf = (userId: string | null): number =>
    rateOf(allAsks(userId), askFormula.prior, askFormula.overallPrior, today).p
  const introRates = (userId: string | null, more: { target?: Counter; connector?: Counter }) =>
    ratesOf({ target: noOutcomes, connector: noOutcomes, overall: allIntros(userId), ...more }, today)

  const lines = (
    about: About,
    tallies: Tallies,
    rate: (counter: Counter, userId: string | null) => number,
  ): IntroductionCount[] =>
    tallies.audiences().map(({ userId, key, entries }) => {
      const total = totalOf(entries, today)
      const lastAt = new Date(Math.max(0, ...entries.map(({ at }) => at.getTime())))
      return { about, key, userId, ...total, rate: rate(counterOf(total, today), userId), lastAt }
    })
  const byTarget = (target: Counter, userId: string | null): number => introRates(userId, { target }).target.p
  const even = (): number => 0.5
  return [
    ...lines(
      'asks_of_connector',
      connectors,
      (counter, userId) => rateOf(counter, actsOf(userId), askFormula.connectorPrior, today).p,
    ),
    ...lines('intros_by_connector', made, (connector, userId) => introRates(userId, { connector }).connector.p),
    ...lines('intros_to_target', targets, byTarget),
    ...lines('intros_into_company', companies, byTarget),
    ...lines('open_into_company', openInto, even),
    ...lines('denied_steps', denied, even),
    ...lines('introduced_steps', introduced, even),
    ...lines('asks_in_workspace', asks, (_, userId) => actsOf(userId)),
    ...lines('intros_in_workspace', intros, (_, userId) => introRates(userId, {}).everybody.p),
    ...openAsks(requests, now, even()),
  ]
}

/**
 * What may wait with a connector: of the reader's own, what does; of teammates', every ask of the last two weeks, because
 * that it waits no longer would tell that it was answered.
 */
function openAsks(requests: readonly AskedRequest[], now: Date, rate: number): IntroductionCount[] {
  const isRecent = ({ askedAt }: AskedRequest): boolean => addDays(askedAt, outcomeWindow.introduction) > now
  const relevant = requests.filter((request) => isRecent(request) || isWithConnector(request))
  return [...Map.groupBy(relevant, ({ connectorKey }) => connectorKey)].flatMap(([key, all]) =>
    [null, ...new Set(all.map(({ userId }) => userId))].flatMap((userId): IntroductionCount[] => {
      const counted = all.filter((one) => (one.userId === userId ? isWithConnector(one) : isRecent(one)))
      if (userId === null && counted.length === 0) return []
      const lastAt = new Date(Math.max(...all.map(({ askedAt }) => askedAt.getTime())))
      const asked = counted.length
      const lately = { askedLately: asked, happenedLately: 0, expectedLately: 0, varianceLately: 0 }
      return [{ about: 'open_asks', key, userId, asked, happened: 0, ...lately, rate, lastAt }]
    }),
  )
}
