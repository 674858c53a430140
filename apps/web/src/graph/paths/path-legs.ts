import type { Path } from '@wellmet/graph/paths/paths.contract.ts'

type Stop = { id: string; name: string }
/** A step of the path: to whom it leads, and the sentences it rests on. */
export type Leg = { to: Stop; sentences: string[] }

/**
 * The sentences come in walking order, and every step but the last rests on one. When there are too few to go round,
 * they all stand at the last.
 */
export const legsOf = ({ between, explanation }: Pick<Path, 'between' | 'explanation'>, target: Stop): Leg[] => {
  const stops = [...between.map(({ id, name }) => ({ id, name })), target]
  const isEnough = explanation.length >= stops.length
  const last = stops.length - 1
  return stops.map((to, at) => {
    if (at === last) return { to, sentences: isEnough ? explanation.slice(last) : explanation }
    return { to, sentences: isEnough ? explanation.slice(at, at + 1) : [] }
  })
}
