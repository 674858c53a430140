import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'

/** A connector as they are, which nobody sees: how readily they act, and how well their word is taken. */
export interface Connector {
  readonly key: string
  readonly acts: number
  readonly carries: number
  /** What is seen: the viewer's tie to them, in permille, and days of silence. */
  readonly strength: number
  readonly silent: number
}

export interface Target {
  readonly key: string
  readonly engages: number
  readonly silent: number
  readonly connectors: readonly Connector[]
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
    }
  })
  const targets = Array.from({ length: size.targets }, (_, i): Target => ({
    key: String(1_000_000 + i),
    engages: -0.7 + 0.9 * normal(random),
    silent: Math.floor(90 * random() ** 2),
    connectors: Array.from({ length: size.choices }, () => connectors[Math.floor(random() * connectors.length)]!),
  }))
  return { connectors, targets }
}

/** Who is asked by many at once does less for each: weaker than the formula takes it to be, which does not know. */
const fatigue = 0.15

export const actingTruth = ({ acts }: Connector, open: number): number => chanceOf(acts - fatigue * open)
export const engagingTruth = (target: Target, connector: Connector): number =>
  chanceOf(target.engages + connector.carries - 0.004 * target.silent)
