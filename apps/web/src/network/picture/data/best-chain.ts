import type { PictureTie } from '../picture-shapes.ts'
import { type Network, otherEnd } from './network-lookup.ts'

const freshnessWorth = { fresh: 1, warm: 0.9, cooling: 0.75, dormant: 0.5, unknown: 0.5 } as const
const basisWorth = { verified: 1, probable: 0.85, inferred: 0.6, unknown: 0.4 } as const
/** What nobody measured is taken for weak, so that a chain of known ties goes before it. */
const unknownStrength = 15

/** How likely a tie is to carry an introduction, from 0 to 1: for choosing between chains, never shown. */
export const tieWorth = ({ strength, freshness, basis }: PictureTie): number =>
  Math.max((strength ?? unknownStrength) / 100, 0.02) * freshnessWorth[freshness] * basisWorth[basis]

const mostHops = 4
/** Everybody in between must be asked and may say no, however strong the ties are. */
const hopWorth = 0.5

/**
 * The chain of ties from you whose worths multiply to the most, as tie numbers from you outwards.
 * One sweep over all ties for each hop: bounded, and the same answer every time.
 */
export const bestChain = (network: Network, target: number): number[] | null => {
  if (target === 0) return null
  const size = network.people.length + 1
  const cost = Float64Array.from(network.ties, (tie) => -Math.log(tieWorth(tie) * hopWorth))
  const arrivals: Int32Array[] = []
  let reached = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  reached[0] = 0
  for (let hop = 0; hop < mostHops; hop += 1) {
    const next = reached.slice()
    const arrival = new Int32Array(size).fill(-1)
    for (let tie = 0; tie < cost.length; tie += 1) {
      for (const start of [network.from[tie] ?? 0, network.to[tie] ?? 0]) {
        const end = otherEnd(network, tie, start)
        const total = (reached[start] ?? Number.POSITIVE_INFINITY) + (cost[tie] ?? 0)
        if (total >= (next[end] ?? 0)) continue
        next[end] = total
        arrival[end] = tie
      }
    }
    reached = next
    arrivals.push(arrival)
  }
  return walkBack(network, arrivals, target)
}

const walkBack = (network: Network, arrivals: readonly Int32Array[], target: number): number[] | null => {
  const chain: number[] = []
  let stand = target
  for (const arrival of arrivals.toReversed()) {
    const tie = arrival[stand] ?? -1
    if (tie === -1) continue
    chain.unshift(tie)
    stand = otherEnd(network, tie, stand)
    if (stand === 0) return chain
  }
  return null
}
