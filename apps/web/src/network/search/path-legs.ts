import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { sentenceCase } from './path-words.ts'

type Stop = { id: string; name: string }
/** A tie of the way: whom it leads to, and the sentences it rests on. */
export type Leg = { to: Stop; sentences: string[] }

/** Of three steps the API names the one in the middle in the label alone. */
const middleOf = ({ hops, viaName, label }: Path): Stop[] => {
  if (hops < 3) return []
  const name = label.split(` through ${viaName} and `)[1] ?? pathsMessages.somebodyTheyKnow()
  return [{ id: name, name }]
}

/**
 * The sentences come in walking order, and every tie but the last rests on one. When there are too few to go round,
 * they all stand at the last.
 */
export const legsOf = (path: Path, target: Stop): Leg[] => {
  const via = path.viaName === null ? [] : [{ id: path.viaId ?? path.viaName, name: path.viaName }]
  const stops = [...via, ...middleOf(path), target]
  const sentences = path.explanation.map(sentenceCase)
  const isEnough = sentences.length >= stops.length
  const last = stops.length - 1
  return stops.map((to, at) => {
    if (at === last) return { to, sentences: isEnough ? sentences.slice(last) : sentences }
    return { to, sentences: isEnough ? sentences.slice(at, at + 1) : [] }
  })
}
