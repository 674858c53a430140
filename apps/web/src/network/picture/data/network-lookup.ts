import type { PictureData, PicturePerson, PictureTie } from '../picture-shapes.ts'

/** The picture's data by number, for the loops that run over all of it. Number 0 is you. */
export type Network = {
  you: { id: string; name: string }
  /** people[n - 1] has number n. */
  people: readonly PicturePerson[]
  /** By id; a teammate also by the id of their user. */
  numberOf: ReadonlyMap<string, number>
  ties: readonly PictureTie[]
  from: Int32Array
  to: Int32Array
  /** Relationship numbers, weakest first, so that what is drawn last, on top, is strongest. */
  byStrength: Int32Array
  /** Relationship numbers of each person. */
  tiesOf: readonly (readonly number[])[]
}

const weight = ({ strength }: PictureTie): number => strength ?? -1

/** A tie to somebody who is not in the data, or to oneself, is left out: there is nothing to draw it to. */
export const indexNetwork = ({ you, people, ties: given }: PictureData): Network => {
  const numberOf = new Map([[you.id, 0]])
  people.forEach(({ id, userId = id }, at) => numberOf.set(userId, at + 1).set(id, at + 1))
  const ties = given.filter(({ from, to }) => from !== to && numberOf.has(from) && numberOf.has(to))
  const from = Int32Array.from(ties, (tie) => numberOf.get(tie.from) ?? 0)
  const to = Int32Array.from(ties, (tie) => numberOf.get(tie.to) ?? 0)
  const tiesOf: number[][] = Array.from({ length: people.length + 1 }, () => [])
  ties.forEach((_, tie) => {
    tiesOf[from[tie] ?? 0]?.push(tie)
    tiesOf[to[tie] ?? 0]?.push(tie)
  })
  const weights = Float32Array.from(ties, weight)
  const byStrength = Int32Array.from(ties, (_, at) => at).sort(
    (one, other) => (weights[one] ?? 0) - (weights[other] ?? 0) || one - other,
  )
  return { you, people, numberOf, ties, from, to, byStrength, tiesOf }
}

export const otherEnd = (network: Network, tie: number, one: number): number =>
  (network.from[tie] === one ? network.to[tie] : network.from[tie]) ?? 0

export const nameOf = (network: Network, number: number): string =>
  number === 0 ? network.you.name : (network.people[number - 1]?.name ?? '')

export const idOf = (network: Network, number: number): string =>
  number === 0 ? network.you.id : (network.people[number - 1]?.id ?? '')
