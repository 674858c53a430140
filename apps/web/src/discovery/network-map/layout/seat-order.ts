import { type Network, otherEnd } from '../../../contacts/network-people/network-lookup.ts'

const turn = Math.PI * 2

/** The way from one angle to another, the short way round: from -π to π. */
export const turnBetween = (from: number, to: number): number => {
  const turned = (to - from) % turn
  if (turned > Math.PI) return turned - turn
  return turned < -Math.PI ? turned + turn : turned
}

export const strongestFirst = ({ people }: Network, numbers: readonly number[]): number[] =>
  numbers.toSorted(
    (one, other) => (people[other - 1]?.strength ?? -1) - (people[one - 1]?.strength ?? -1) || one - other,
  )

/** The first in the middle, the next to its right, the next to its left, and so on outwards. */
export const centreOut = (numbers: readonly number[]): number[] => {
  const left = numbers.filter((_, at) => at % 2 === 1).toReversed()
  return [...left, ...numbers.filter((_, at) => at % 2 === 0)]
}

/** People of ring 2 stand in the order of those they are reached through, so that ties cross less. */
export const byConnector = (
  network: Network,
  angles: Float32Array,
  numbers: readonly number[],
  middle: number,
): number[] => {
  const leaning = new Map(numbers.map((number) => [number, leanOf(network, angles, number, middle)]))
  return numbers.toSorted((one, other) => (leaning.get(one) ?? 0) - (leaning.get(other) ?? 0) || one - other)
}

const leanOf = (network: Network, angles: Float32Array, number: number, middle: number): number => {
  let sum = 0
  let weights = 0
  for (const relationship of network.relationshipsOf[number] ?? []) {
    const other = otherEnd(network, relationship, number)
    if (network.people[other - 1]?.ring !== 1) continue
    const weight = 10 + (network.relationships[relationship]?.strength ?? 0)
    sum += turnBetween(middle, angles[other] ?? 0) * weight
    weights += weight
  }
  return weights === 0 ? 0 : sum / weights
}
