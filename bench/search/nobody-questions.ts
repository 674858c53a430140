import type { Draw } from '../network/draw.ts'
import { meaningNobody, type Maker } from './makers.ts'
import { isOneTypo } from './one-typo.ts'
import { emptyPlaces } from './place-words.ts'
import { nameOf, wordsIn, type Known, type Visibility } from './visibility.ts'

/** Whoever may have been meant after all: each word begins one of theirs or is one slip away. */
const isLike = (one: Known, query: string): boolean =>
  wordsIn(query).every((typed) => wordsIn(nameOf(one)).some((word) => word.startsWith(typed) || isOneTypo(typed, word)))

const isNobody = ({ known }: Visibility, query: string): boolean => !known.some((one) => isLike(one, query))

const consonants = 'bcdfghjklmnpqrstvwxz'.split('')

const gibberish = (draw: Draw): string => Array.from({ length: draw.int(5, 9) }, () => draw.pick(consonants)).join('')

const nonsense: readonly Maker[] = [
  (_, draw) => meaningNobody(gibberish(draw)),
  (visibility, draw) => meaningNobody(`${draw.pick(visibility.known).given} ${gibberish(draw)}`),
  // Two names that nobody has together.
  (visibility, draw) => {
    const query = `${draw.pick(visibility.known).given} ${draw.pick(visibility.known).family}`
    return isNobody(visibility, query) && !visibility.unseen.some((one) => nameOf(one) === query)
      ? meaningNobody(query)
      : null
  },
  // Somebody, and a company at which they are not.
  (visibility, draw) => {
    const [one, { company }] = [draw.pick(visibility.known), draw.pick(visibility.known)]
    const isThere = ({ company: at }: Known) => at === company || at === null
    if (company === null || visibility.known.some((two) => isThere(two) && isLike(two, nameOf(one)))) return null
    return meaningNobody(`${nameOf(one)} ${company}`)
  },
]

const outOfSight: Maker = (visibility, draw) => {
  if (visibility.unseen.length === 0) return null
  const one = draw.pick(visibility.unseen)
  const query = draw.chance(0.5) ? nameOf(one) : `${one.given} ${one.family} ${one.company ?? ''}`.trim()
  return isNobody(visibility, nameOf(one)) ? meaningNobody(query) : null
}

const inventedCompanies = ['Quorvex Dynamics', 'Blenmoor Atelier', 'Zumtrakk', 'Oxlip Turbines', 'Vandrell & Sons']
const rareRoles = ['beekeeper', 'glassblower', 'submarine captain', 'lighthouse keeper', 'puppeteer', 'astronaut']

/** Part of it fits nobody at all: no such company, no such role, nobody lives there. */
const nobodyFits: readonly Maker[] = [
  (_, draw) => meaningNobody(`who do we know at ${draw.pick(inventedCompanies)}`),
  (visibility, draw) => meaningNobody(`${draw.pick(visibility.known).titles[0]!} at ${draw.pick(inventedCompanies)}`),
  (visibility, draw) => meaningNobody(`${draw.pick(rareRoles)} at ${draw.pick(visibility.known).company}`),
  (_, draw) => meaningNobody(`${draw.pick(rareRoles)}s`),
  (visibility, draw) => meaningNobody(`${draw.pick(visibility.known).titles[0]!} in ${draw.pick(emptyPlaces)}`),
  (_, draw) => meaningNobody(`${gibberish(draw)}@${gibberish(draw)}.example`),
]

/** Whoever is nearly meant may come, if the answer says what was left out. */
export const mayBeWidened = 'nobody fits'

export const nobodyQuestions: Record<string, Maker> = {
  nonsense: (visibility, draw) => draw.pick(nonsense)(visibility, draw),
  'out of sight': outOfSight,
  [mayBeWidened]: (visibility, draw) => draw.pick(nobodyFits)(visibility, draw),
}
