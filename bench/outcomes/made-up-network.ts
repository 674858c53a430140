import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'

/** A connector as they are, which nobody sees: how readily they act, and how well their word is taken. */
export interface Connector {
  readonly key: string
  readonly acts: number
  readonly carries: number
  /** What is seen: the viewer's tie to them, in permille, and days of silence. */
  readonly strength: number
  readonly silent: number
  readonly degree: number
}

/** What is on record of a connector and a target, and whether they really know each other, which nobody sees. */
export interface Step {
  readonly connector: Connector
  /** Chance in permille, from contact or from a shared employer. */
  readonly knows: number
  readonly isInferred: boolean
  readonly isKnown: boolean
  readonly strength: number
  readonly silent: number | null
}

export interface Target {
  readonly key: string
  readonly engages: number
  readonly silent: number
  readonly steps: readonly Step[]
}

export type Random = () => number

export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/**
 * People act for reasons of their own: the tie explains a part of it, as on real email (docs/ranking.md), and the rest is
 * the person. Between targets the differences are as large.
 */
export function makeNetwork(random: Random, size: { connectors: number; targets: number; choices: number }) {
  const connectors = Array.from({ length: size.connectors }, (_, i): Connector => {
    const closeness = normal(random)
    return {
      key: String(i + 1),
      acts: 0.3 + 0.5 * closeness + 1.1 * normal(random),
      carries: 0.5 * normal(random),
      strength: Math.round(1000 * chanceOf(closeness - 0.3)),
      silent: Math.floor(60 * random() ** 2),
      degree: Math.round(Math.exp(2 + 3.5 * random())),
    }
  })
  const targets = Array.from({ length: size.targets }, (_, i): Target => {
    const silent = Math.floor(90 * random() ** 2)
    return {
      key: String(1_000_000 + i),
      engages: -0.7 + 0.9 * normal(random),
      silent,
      steps: Array.from({ length: size.choices }, () => {
        const connector = connectors[Math.floor(random() * connectors.length)]!
        return random() < 0.5 ? seenStep(random, connector, silent) : inferredStep(random, connector)
      }),
    }
  })
  return { connectors, targets }
}

/** Whoever shares sees when the target was last in contact with them. */
const seenStep = (random: Random, connector: Connector, silent: number): Step => {
  const knows = Math.round(700 + 290 * random())
  const isKnown = random() < knows / 1000
  return {
    connector,
    knows,
    isInferred: false,
    isKnown,
    strength: Math.round(700 * random()),
    silent,
  }
}

/** From 0.4 to 0.93, and true as often as it says: a third of them are false. */
const inferredStep = (random: Random, connector: Connector): Step => {
  const knows = Math.round(400 + 533 * random())
  const isKnown = random() < knows / 1000
  return { connector, knows, isInferred: true, isKnown, strength: Math.round(0.34 * knows), silent: null }
}

/** Who is asked by many at once does less for each: weaker than the formula takes it to be, which does not know. */
const fatigue = 0.15

export const actingTruth = ({ acts }: Connector, open: number): number => chanceOf(acts - fatigue * open)
export const engagingTruth = (target: Target, connector: Connector): number =>
  chanceOf(target.engages + connector.carries - 0.004 * target.silent)
