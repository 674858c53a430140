import type { Draw } from '../network/draw.ts'
import { shortNames } from './short-names.ts'
import { hasWords, nameOf, typedPlainly, wordsIn, type Known, type Visibility } from './visibility.ts'
import { meaning, openly, type Maker } from './makers.ts'
import { typos } from './typos.ts'

const isPlain = (name: string): boolean => /^[a-z]+ [a-z]+$/i.test(name)

/** Somebody of whom there is one in sight under this name. */
function pickNamed(visibility: Visibility, draw: Draw, isWanted: (one: Known) => boolean = () => true): Known | null {
  const one = draw.pick(visibility.known)
  return isWanted(one) && visibility.known.every((two) => two === one || nameOf(two) !== nameOf(one)) ? one : null
}

const named =
  (query: (one: Known, draw: Draw) => string, isWanted?: (one: Known) => boolean): Maker =>
  (visibility, draw) => {
    const one = pickNamed(visibility, draw, isWanted)
    return one && meaning(one, query(one, draw))
  }

/** One of the two names with one slip; of two letters nobody could tell what was meant. */
const mistyped = (typo: (word: string, draw: Draw) => string): Maker =>
  named(
    ({ given, family }, draw) => {
      const isGiven = family.length < 3 || (given.length >= 3 && draw.chance(0.5))
      const wrong = (word: string) => typo(word.toLowerCase(), draw)
      return isGiven ? `${wrong(given)} ${family.toLowerCase()}` : `${given.toLowerCase()} ${wrong(family)}`
    },
    (one) => isPlain(nameOf(one)) && Math.max(one.given.length, one.family.length) >= 3,
  )

const beginsAll = (one: Known, beginnings: string): boolean =>
  wordsIn(beginnings).every((begin) => wordsIn(nameOf(one)).some((word) => word.startsWith(begin)))

const beginnings: Maker = (visibility, draw) => {
  const one = draw.pick(visibility.known)
  if (!isPlain(nameOf(one))) return null
  const query = `${one.given.slice(0, 3)} ${one.family.slice(0, draw.int(3, 4))}`.toLowerCase()
  return visibility.known.some((two) => two !== one && beginsAll(two, query)) ? null : meaning(one, query)
}

const atCompany =
  (written: (company: string, draw: Draw) => string): Maker =>
  (visibility, draw) => {
    const one = draw.pick(visibility.known)
    const { given, company } = one
    if (company === null) return null
    const isAlone = visibility.known.every((two) => two === one || two.company !== company || two.given !== given)
    return isAlone ? meaning(one, `${given}${draw.chance(0.5) ? ' at ' : ' '}${written(company, draw)}`) : null
  }

const anyTypo = (word: string, draw: Draw): string => draw.pick(Object.values(typos))(word, draw)

const typoInFirstWord = (company: string, draw: Draw): string =>
  company.toLowerCase().replace(/^[a-z]{4,}/, (word) => anyTypo(word, draw))

const oneName: Maker = (visibility, draw) => {
  const one = draw.pick(visibility.known)
  const name = draw.chance(0.5) ? one.given : one.family
  return openly(visibility, name, (two) => hasWords([nameOf(two)], name))
}

export const nameQuestions: Record<string, Maker> = {
  'full name': named((one, draw) => (draw.chance(0.5) ? nameOf(one) : nameOf(one).toLowerCase())),
  'reversed name': named(({ given, family }) => `${family} ${given}`),
  'accents dropped': named(
    (one) => typedPlainly(nameOf(one)),
    (one) => /[^\0-\x7f]/.test(nameOf(one)),
  ),
  'letter inserted': mistyped(typos.inserted),
  'letter deleted': mistyped(typos.deleted),
  'letter wrong': mistyped(typos.wrong),
  'letters exchanged': mistyped(typos.exchanged),
  'short name': named(
    ({ given, family }) => `${shortNames[given]} ${family}`,
    ({ given }) => given in shortNames,
  ),
  beginnings,
  'one name': oneName,
  'first name and company': atCompany((company, draw) => (draw.chance(0.5) ? company : company.toLowerCase())),
  'slip in the company': atCompany(typoInFirstWord),
}
