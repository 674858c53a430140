import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { type Network, otherEnd } from '../../../contacts/network-people/network-lookup.ts'

/** Whom the way leads past, as far as the picture has them: you, whom to ask, and the one to reach. */
export const stopsOf = ({ numberOf }: Network, target: number, { viaId }: Pick<Path, 'viaId'>): number[] => {
  const via = viaId === null ? undefined : numberOf.get(viaId)
  return via === undefined || via === target ? [0, target] : [0, via, target]
}

export const relationshipBetween = (network: Network, one: number, other: number): number | undefined =>
  network.relationshipsOf[one]?.find((relationship) => otherEnd(network, relationship, one) === other)

export const relationshipsAlong = (network: Network, stops: readonly number[]): number[] =>
  stops.slice(1).flatMap((stop, at) => relationshipBetween(network, stops[at] ?? 0, stop) ?? [])
