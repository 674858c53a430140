import type { Draw } from '../network/draw.ts'
import { isOneTypo } from '../oracle/search.ts'
import { meaningNobody, type Maker } from './makers.ts'
import { nameOf, wordsIn, type Known, type Sight } from './sight.ts'

/** Whoever may have been meant after all: each word begins one of theirs or is one slip away. */
const isLike = (one: Known, query: string): boolean =>
  wordsIn(query).every((typed) => wordsIn(nameOf(one)).some((word) => word.startsWith(typed) || isOneTypo(typed, word)))

const isNobody = ({ known }: Sight, query: string): boolean => !known.some((one) => isLike(one, query))

const consonants = 'bcdfghjklmnpqrstvwxz'.split('')

const gibberish = (draw: Draw): string => Array.from({ length: draw.int(5, 9) }, () => draw.pick(consonants)).join('')

const nonsense: readonly Maker[] = [
  (_, draw) => meaningNobody(gibberish(draw)),
  (sight, draw) => meaningNobody(`${draw.pick(sight.known).given} ${gibberish(draw)}`),
  // Two names that nobody has together.
  (sight, draw) => {
    const query = `${draw.pick(sight.known).given} ${draw.pick(sight.known).family}`
    return isNobody(sight, query) && !sight.unseen.some((one) => nameOf(one) === query) ? meaningNobody(query) : null
  },
  // Somebody, and a company at which they are not.
  (sight, draw) => {
    const [one, { company }] = [draw.pick(sight.known), draw.pick(sight.known)]
    const isThere = ({ company: at }: Known) => at === company || at === null
    if (company === null || sight.known.some((two) => isThere(two) && isLike(two, nameOf(one)))) return null
    return meaningNobody(`${nameOf(one)} ${company}`)
  },
]

const outOfSight: Maker = (sight, draw) => {
  if (sight.unseen.length === 0) return null
  const one = draw.pick(sight.unseen)
  const query = draw.chance(0.5) ? nameOf(one) : `${one.given} ${one.family} ${one.company ?? ''}`.trim()
  return isNobody(sight, nameOf(one)) ? meaningNobody(query) : null
}

export const nobodyQuestions: Record<string, Maker> = {
  nonsense: (sight, draw) => draw.pick(nonsense)(sight, draw),
  'out of sight': outOfSight,
}
