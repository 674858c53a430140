import { limitDays } from '@wellmet/introductions/connector-rules/allowance.rules.ts'
import { defaultAsksAMonth } from '@wellmet/introductions/connector-rules/connector-rules.contract.ts'
import { countOutcomes } from '@wellmet/introductions/outcomes/count-outcomes.rules.ts'
import type { Predicted } from '@wellmet/introductions/outcomes/calibration.rules.ts'
import type { AskedRequest } from '@wellmet/introductions/outcomes/settle.rules.ts'
import { outcomesToShare, type SharedOutcome } from '@wellmet/introductions/outcomes/shared-outcomes.rules.ts'
import { silenceRules } from '@wellmet/introductions/silence/silence.rules.ts'
import { historyOf, introductionChance, type Chance } from '@wellmet/graph/paths/chance.rules.ts'
import { deniedChance } from '@wellmet/graph/paths/edge.rules.ts'
import { confidenceFormula } from '@wellmet/graph/paths/formula.rules.ts'
import { comparePaths } from '@wellmet/graph/paths/path-order.rules.ts'
import {
  noStatistics,
  workspaceKeys,
  type IntroductionCount,
  type OutcomeStatistics,
} from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { millisecondsPerDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { actingTruth, engagingTruth, makeNetwork, type Random, type Step, type Target } from './made-up-network.ts'

const firstDay = 20_000
const at = (day: number): Date => new Date((firstDay + day) * millisecondsPerDay)

export interface YearOptions {
  readonly days: number
  readonly asksADay: number
  readonly askers: number
  /** Share of asks that go to another than the likeliest: nobody follows a list blindly. */
  readonly elsewhere: number
  readonly size: { connectors: number; targets: number; choices: number }
}

interface Said {
  readonly day: number
  readonly acting: number
  readonly engaging: number
  readonly p: number
  /** By the truth, which the formulas never see. */
  readonly isKnown: boolean
  readonly acts: boolean
  readonly takesUp: boolean
}

export interface Year {
  readonly asks: number
  readonly acting: Predicted[]
  readonly engaging: Predicted[]
  readonly introduction: Predicted[]
  /** Expected successes of the first choice, for each ask: by what was learned, by the tie alone, by chance, the best. */
  readonly choices: {
    readonly day: number
    readonly statistics: number
    readonly strength: number
    readonly random: number
    readonly best: number
  }[]
}

/** The counts that the nightly job would have kept, ready to be asked. */
function reader(
  counts: readonly IntroductionCount[],
): (userId: string, connector: string, target: string) => OutcomeStatistics {
  if (counts.length === 0) return () => noStatistics
  const found = new Map(counts.map((line) => [`${line.about}:${line.userId}:${line.key}`, line]))
  const get = (about: string, key: string, user: string | null) =>
    found.get(`${about}:${user}:${key}`) ?? found.get(`${about}:null:${key}`) ?? null
  return (userId, connector, target) => ({
    asks: get('asks_of_connector', connector, userId),
    made: get('intros_by_connector', connector, userId),
    target: get('intros_to_target', target, userId),
    openAsks: get('open_asks', connector, userId)?.asked ?? 0,
    isDenied: get('denied_steps', stepKey(connector, target), userId) !== null,
    introducedOn: introducedOn(get('introduced_steps', stepKey(connector, target), userId)),
    allAsks: get('asks_in_workspace', workspaceKeys.all, userId),
    allIntros: get('intros_in_workspace', workspaceKeys.all, userId),
    asksOfKind: get('asks_in_workspace', workspaceKeys.member, userId),
    introsOfKind: get('intros_in_workspace', workspaceKeys.member, userId),
  })
}

const introducedOn = (line: IntroductionCount | null): number | null => line && utcDay(line.lastAt)

const stepKey = (connector: string, target: string): string => `${connector} ${target}`

const knowsAfter = (knows: number, { isDenied, introducedOn: on }: OutcomeStatistics): number =>
  on === null ? (isDenied ? deniedChance(knows) : knows) : Math.max(knows, confidenceFormula.confirmed)

/** The chance of a path as the product works it out, from what is on record of a made-up step. */
function chanceOfStep({ connector, knows, strength, silent }: Step, statistics: OutcomeStatistics): Chance {
  const { strength: own, silent: ownSilent, degree } = connector
  const contact = (of: number): { sent: number; returned: number } => ({ sent: of / 100, returned: of / 100 })
  return introductionChance({
    knows: knowsAfter(knows, statistics) / 1000,
    toConnector: { strength: own, silent: ownSilent },
    toTarget: { strength, silent },
    connector: {
      toViewer: { ...contact(own), silence: ownSilent, relationship: 0 },
      toTarget: { ...contact(strength), silence: silent, relationship: 0 },
      degree,
      silent: null,
    },
    furtherSteps: 0,
    history: historyOf(statistics),
  })
}

/** Of those who do not know the target, so many say so; the others decline or do not answer, as if they did. */
const admitting = 0.7

/** A year of one workspace, day by day: ask, wait, answer, count by night. */
export function simulateYear(random: Random, { days, asksADay, askers, elsewhere, size }: YearOptions): Year {
  const { targets } = makeNetwork(random, size)
  const requests: MadeUpRequest[] = []
  const shared: SharedOutcome[] = []
  const fixed = new Set<string>()
  const said: Said[] = []
  const choices: Year['choices'] = []
  const answers = new Map<number, (() => void)[]>()
  let statisticsOf = reader([])
  const later = (day: number, happens: () => void): void =>
    void answers.set(day, [...(answers.get(day) ?? []), happens])
  const askedOn = new Map<string, number[]>()
  const askedLately = (key: string, day: number): number =>
    (askedOn.get(key) ?? []).filter((asked) => asked > day - limitDays).length
  const wait = (mean: number): number => Math.ceil(-mean * Math.log(1 - random()))

  for (let day = 0; day < days; day++) {
    for (const happens of answers.get(day) ?? []) happens()
    for (let n = 0; n < asksADay; n++) {
      const userId = `asker ${Math.floor(random() * askers)}`
      const target = targets[Math.floor(random() * targets.length)]!
      // As the product has it: nobody is asked oftener than they allow.
      const askable = target.steps.filter(({ connector: { key } }) => askedLately(key, day) < defaultAsksAMonth)
      if (askable.length === 0) continue
      const rated = askable.map((step) => {
        const factors = chanceOfStep(step, statisticsOf(userId, step.connector.key, target.key))
        const status = step.isInferred ? ('inferred' as const) : ('verified' as const)
        const weakestStep = Math.min(step.strength, step.connector.strength)
        return { step, factors, chance: factors.chance, status, weakestStep, key: step.connector.key }
      })
      const ordered = rated.toSorted(comparePaths)
      const strongest = askable.toSorted((a, b) => b.connector.strength - a.connector.strength)[0]!
      const openWith = ({ connector: { key } }: Step): number => statisticsOf(userId, key, target.key).openAsks
      const truth = (step: Step): number =>
        step.isKnown ? actingTruth(step.connector, openWith(step)) * engagingTruth(target, step.connector) : 0
      const truths = askable.map(truth)
      choices.push({
        day,
        statistics: truth(ordered[0]!.step),
        strength: truth(strongest),
        random: truths.reduce((sum, one) => sum + one, 0) / truths.length,
        best: Math.max(...truths),
      })
      const { step: chosen, factors } = random() < elsewhere ? rated[Math.floor(random() * rated.length)]! : ordered[0]!
      const { connector, isKnown } = chosen
      const acts = random() < actingTruth(connector, openWith(chosen))
      const takesUp = random() < engagingTruth(target, connector)
      said.push({
        day,
        acting: factors.acts!,
        engaging: factors.engages,
        p: factors.chance,
        isKnown,
        acts,
        takesUp,
      })
      askedOn.set(connector.key, [...(askedOn.get(connector.key) ?? []), day])
      const index = requests.push(asked(userId, connector.key, target, day, factors)) - 1
      const change = (more: Partial<AskedRequest>): void => void (requests[index] = { ...requests[index]!, ...more })
      if (!isKnown && random() < admitting) {
        later(day + wait(3), () => change({ stage: 'declined', outcomes: ['connector_declined'], isDenied: true }))
        continue
      }
      if (!isKnown || !acts) {
        // Half of them say so; the others are silent.
        if (random() < 0.5) later(day + wait(3), () => change({ stage: 'declined', outcomes: ['connector_declined'] }))
        else
          later(day + silenceRules.endAfterDays, () => change({ stage: 'cancelled', outcomes: ['connector_silent'] }))
        continue
      }
      const sentOn = day + wait(3)
      later(sentOn, () =>
        change({ stage: 'intro_sent', sentAt: at(sentOn), outcomes: ['connector_accepted', 'intro_sent'] }),
      )
      if (takesUp)
        later(sentOn + wait(3), () =>
          change({ stage: 'target_replied', outcomes: ['connector_accepted', 'intro_sent', 'target_replied'] }),
        )
    }
    const now = at(day + 1)
    fixOutcomes(requests, shared, fixed, now)
    statisticsOf = reader(
      countOutcomes(requests, { now, today: firstDay + day + 1, shared, companyKey: (name) => name, stepKey }),
    )
  }
  return {
    asks: requests.length,
    acting: said.flatMap(({ acting: p, isKnown, acts }) => (isKnown ? [{ p, happened: acts }] : [])),
    engaging: said.flatMap(({ engaging: p, isKnown, acts, takesUp }) =>
      isKnown && acts ? [{ p, happened: takesUp }] : [],
    ),
    introduction: said.map(({ p, isKnown, acts, takesUp }) => ({ p, happened: isKnown && acts && takesUp })),
    choices,
  }
}

type MadeUpRequest = AskedRequest & { readonly requestId: string }

const asked = (
  userId: string,
  connectorKey: string,
  target: Target,
  day: number,
  { actsSteps, engagesSteps }: Chance,
): MadeUpRequest => ({
  requestId: `${userId} ${connectorKey} ${target.key} ${day}`,
  userId,
  connectorKey,
  connectorKind: 'member',
  targetKey: target.key,
  company: null,
  stage: 'awaiting_connector',
  repliedWith: null,
  askedAt: at(day),
  targetAskedAt: null,
  sentAt: null,
  settledAt: null,
  meetingAt: null,
  snoozedUntil: null,
  outcomes: [],
  isDenied: false,
  isCounted: true,
  acting: actsSteps[0]!.odds,
  engaging: engagesSteps[0]!.odds,
})

/** What the nightly job fixes for teammates. */
function fixOutcomes(requests: readonly MadeUpRequest[], shared: SharedOutcome[], fixed: Set<string>, now: Date): void {
  for (const request of requests) {
    const { requestId } = request
    for (const outcome of outcomesToShare(request, now)) {
      const name = `${requestId} ${outcome.part}`
      if (fixed.has(name)) continue
      fixed.add(name)
      shared.push({ ...outcome, requestId, place: shared.length })
    }
  }
}
