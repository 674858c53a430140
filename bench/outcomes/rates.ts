import { reliabilityOf, type Predicted } from '@wellmet/introductions/outcomes/calibration.rules.ts'
import { learnedChance, logOddsOfChance, shiftOf, type Evidence } from '@wellmet/graph/outcome-model/learning.rules.ts'
import { actsPrior, engagesPrior } from '@wellmet/graph/paths/chance.rules.ts'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { makeNetwork, normal, type Random, type Step } from './made-up-network.ts'

/** Outcomes of one asker after which the next paths are rated: of asks, and for `engages` of introductions. */
export const marks = [10, 25, 50, 100] as const
type Mark = (typeof marks)[number]

export const multiples = { third: 1 / 3, same: 1, triple: 3 } as const

/** By how much people differ for reasons of their own, in log odds: what no rule sees before there are outcomes. */
const spread = { connector: 0.7, target: 0.7, carries: 0.4 } as const

export const rules = ['ours', 'before', 'best'] as const
type Rule = (typeof rules)[number]

interface Rated {
  readonly said: Record<Rule, number>
  readonly truth: number
  readonly happened: boolean
}

export type Factor = 'acts' | 'engages' | 'conversation'
export type Ratings = Record<Mark, Record<Factor, Rated[]>>

const none: Evidence = { askedLately: 0, happenedLately: 0, expectedLately: 0, varianceLately: 0 }

class Counts {
  private readonly found = new Map<string, Evidence>()

  of(key: string): Evidence | null {
    return this.found.get(key) ?? null
  }

  add(key: string, expected: number, happened: boolean): void {
    const { askedLately, happenedLately, expectedLately, varianceLately } = this.found.get(key) ?? none
    this.found.set(key, {
      askedLately: askedLately + 1,
      happenedLately: happenedLately + (happened ? 1 : 0),
      expectedLately: expectedLately + expected,
      varianceLately: varianceLately + expected * (1 - expected),
    })
  }
}

/** The shift of all log odds under which the mean chance is so many times what it was. */
function shiftFor(priors: readonly number[], times: number): number {
  const mean = (shift: number): number =>
    priors.reduce((sum, prior) => sum + chanceOf(logOddsOfChance(prior) + shift), 0) / priors.length
  const goal = Math.min(0.9, times * mean(0))
  let [low, high] = [-8, 8]
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2
    if (mean(middle) < goal) low = middle
    else high = middle
  }
  return low
}

/** The rule until 18 November: the counts of one person with a prior of three, and nothing for the workspace below 200. */
const beforeRule = (prior: number, person: Evidence | null): number => {
  const { askedLately, happenedLately } = person ?? none
  return (happenedLately + 3 * prior) / (askedLately + 3)
}

/** Whoever knew by how much this workspace differs, and by how much people do, could say no more. */
const bestRule = (prior: number, workspace: number, person: Evidence | null, deviation: number): number =>
  chanceOf(logOddsOfChance(prior) + workspace + shiftOf(person, workspace, 1 / deviation ** 2))

const priorsOf = ({ connector, strength, silent }: Step): { acts: number; engages: number } => {
  const side = (of: number, silence: number | null) => ({
    sent: of / 100,
    returned: of / 100,
    silence,
    relationship: 0,
  })
  return {
    acts: actsPrior({
      toConnector: { strength: connector.strength, silent: connector.silent },
      connector: {
        toViewer: side(connector.strength, connector.silent),
        toTarget: side(strength, silent),
        degree: connector.degree,
        silent: null,
      },
    }),
    engages: engagesPrior({ strength, silent }),
  }
}

const ratedAtOnce = 40

/** One workspace with one asker, whose true rates are so many times the prior; what each rule says of the next paths. */
export function simulateRates(random: Random, times: number, into: Ratings): void {
  const { targets } = makeNetwork(random, { connectors: 40, targets: 200, choices: 5 })
  const paths = targets.flatMap((target) => target.steps.map((step) => ({ target, step, priors: priorsOf(step) })))
  const own = new Map<string, number>()
  const ownOf = (key: string, deviation: number): number => {
    const known = own.get(key) ?? deviation * normal(random)
    own.set(key, known)
    return known
  }
  const workspace = {
    acts: shiftFor(
      paths.map(({ priors }) => priors.acts),
      times,
    ),
    engages: shiftFor(
      paths.map(({ priors }) => priors.engages),
      times,
    ),
  }
  const counts = { acts: new Counts(), engages: new Counts() }
  const draw = () => {
    const { target, step, priors } = paths[Math.floor(random() * paths.length)]!
    const [connector, targetKey] = [step.connector.key, `target ${target.key}`]
    const truth = {
      acts: chanceOf(logOddsOfChance(priors.acts) + workspace.acts + ownOf(connector, spread.connector)),
      engages: chanceOf(
        logOddsOfChance(priors.engages) +
          workspace.engages +
          ownOf(targetKey, spread.target) +
          ownOf(`carried by ${connector}`, spread.carries),
      ),
    }
    return { connector, targetKey, priors, truth }
  }
  const last = marks[marks.length - 1]!
  let [asked, introduced] = [0, 0]
  while (introduced < last) {
    const { connector, targetKey, priors, truth } = draw()
    const acts = random() < truth.acts
    for (const key of ['all', 'kind', connector]) counts.acts.add(key, priors.acts, acts)
    asked += 1
    const askMark = marks.find((one) => one === asked)
    if (acts) {
      const engages = random() < truth.engages
      for (const key of ['all', 'kind', connector, targetKey]) counts.engages.add(key, priors.engages, engages)
      introduced += 1
    }
    const introMark = acts ? marks.find((one) => one === introduced) : undefined
    for (let n = 0; n < ratedAtOnce; n++) {
      if (askMark !== undefined) rate(into[askMark], draw(), ['acts', 'conversation'])
      if (introMark !== undefined) rate(into[introMark], draw(), ['engages'])
    }
  }

  function rate(
    found: Record<Factor, Rated[]>,
    { connector, targetKey, priors, truth }: ReturnType<typeof draw>,
    factors: readonly Factor[],
  ): void {
    const { acts, engages } = counts
    const saidOfActs = {
      ours: learnedChance('acts', priors.acts, {
        workspace: acts.of('all'),
        kind: acts.of('kind'),
        connector: acts.of(connector),
        target: null,
      }).chance,
      before: beforeRule(priors.acts, acts.of(connector)),
      best: bestRule(priors.acts, workspace.acts, acts.of(connector), spread.connector),
    }
    const carried = shiftOf(engages.of(connector), workspace.engages, 1 / spread.carries ** 2)
    const bestEngages = bestRule(priors.engages, workspace.engages + carried, engages.of(targetKey), spread.target)
    const saidOfEngages = {
      ours: learnedChance('engages', priors.engages, {
        workspace: engages.of('all'),
        kind: engages.of('kind'),
        connector: engages.of(connector),
        target: engages.of(targetKey),
      }).chance,
      before: beforeRule(priors.engages, engages.of(targetKey)),
      best: bestEngages,
    }
    const happened = { acts: random() < truth.acts, engages: random() < truth.engages }
    const rated: Record<Factor, Rated> = {
      acts: { said: saidOfActs, truth: truth.acts, happened: happened.acts },
      engages: { said: saidOfEngages, truth: truth.engages, happened: happened.engages },
      conversation: {
        said: {
          ours: saidOfActs.ours * saidOfEngages.ours,
          before: saidOfActs.before * saidOfEngages.before,
          best: saidOfActs.best * saidOfEngages.best,
        },
        truth: truth.acts * truth.engages,
        happened: happened.acts && happened.engages,
      },
    }
    for (const factor of factors) found[factor].push(rated[factor])
  }
}

export const noRatings = (): Ratings => {
  const empty = () => ({ acts: [], engages: [], conversation: [] })
  return { 10: empty(), 25: empty(), 50: empty(), 100: empty() }
}

/** How far a rule was from the truth on average, and how far its statements were from what happened, in ten bins. */
export function figuresOfRule(rated: readonly Rated[], rule: Rule): { error: number; ece: number } {
  const predictions = rated.map(({ said, happened }): Predicted => ({ p: said[rule], happened }))
  return {
    error: rated.reduce((sum, { said, truth }) => sum + Math.abs(said[rule] - truth), 0) / rated.length,
    ece: reliabilityOf(predictions)?.ece ?? 0,
  }
}
