import type { Draw } from '../network/draw.ts'
import { meaning, meaningNobody, openly, type Maker } from './makers.ts'
import { hasPhrase, hasWords, nameOf, wordsIn, type Known, type Sight } from './sight.ts'

const does = (one: Known, role: string): boolean => hasWords(one.titles, role)

/** Levels as they are asked for, and how titles say them. */
const levels: readonly [asked: string, said: RegExp][] = [
  ['VP', /\bvp\b/i],
  ['head', /\bhead\b/i],
  ['director', /\bdirector\b/i],
  ['manager', /\bmanager\b/i],
  ['founder', /founder/i],
  ['partner', /\bpartner\b/i],
  ['lead', /\blead\b/i],
  ['CEO', /\bceo\b|chief executive officer/i],
  ['CTO', /\bcto\b|chief technology officer/i],
  ['CFO', /chief financial officer/i],
  ['COO', /chief operating officer/i],
  ['analyst', /\banalyst\b/i],
  ['engineer', /\bengineer\b/i],
]

interface Placed extends Known {
  city: string
  company: string
}

function pickPlaced(sight: Sight, draw: Draw): { one: Placed; title: string } | null {
  const one = draw.pick(sight.known)
  if (one.city === null || one.company === null || one.titles.length === 0) return null
  return { one: one as Placed, title: draw.pick(one.titles) }
}

const asTyped = (text: string, draw: Draw): string => (draw.chance(0.5) ? text.toLowerCase() : text)

/** The whole title, or what it comes down to: "manager". */
const roleAndCity: Maker = (sight, draw) => {
  const picked = pickPlaced(sight, draw)
  if (!picked) return null
  const { one, title } = picked
  const role = draw.chance(0.5) ? title : wordsIn(title).at(-1)!
  const query = asTyped(`${role}${draw.chance(0.5) ? ' in ' : ' '}${one.city}`, draw)
  return openly(sight, query, (two) => two.city === one.city && does(two, role))
}

const levelAtCompany: Maker = (sight, draw) => {
  const { company, titles } = draw.pick(sight.known)
  const fitting = levels.filter(([, said]) => titles.some((title) => said.test(title)))
  if (company === null || fitting.length === 0) return null
  const [asked, said] = draw.pick(fitting)
  return openly(
    sight,
    asTyped(`${asked} at ${company}`, draw),
    (two) => two.company === company && two.titles.some((title) => said.test(title)),
  )
}

const roleAtCompanyInCity: Maker = (sight, draw) => {
  const picked = pickPlaced(sight, draw)
  if (!picked) return null
  const { one, title } = picked
  return openly(
    sight,
    asTyped(`${title} at ${one.company} in ${one.city}`, draw),
    (two) => two.company === one.company && two.city === one.city && does(two, title),
  )
}

const phrases: readonly Maker[] = [
  (sight, draw) => {
    const one = draw.pick(sight.known)
    const isAlone = sight.known.every((two) => two === one || nameOf(two) !== nameOf(one))
    return isAlone ? meaning(one, `"${nameOf(one)}"`) : null
  },
  (sight, draw) => {
    const picked = pickPlaced(sight, draw)
    if (!picked || wordsIn(picked.title).length < 2) return null
    const { one, title } = picked
    return openly(sight, `"${title}" ${one.city}`, (two) => two.city === one.city && hasPhrase(two.titles, title))
  },
  (sight, draw) => {
    const picked = pickPlaced(sight, draw)
    if (!picked) return null
    const { one, title } = picked
    const word = wordsIn(title).at(-1)!
    return openly(sight, `${word} "${one.company}"`, (two) => two.company === one.company && does(two, word))
  },
  // In quotes the order counts.
  (sight, draw) => {
    const { given, family } = draw.pick(sight.known)
    const turned = `${family} ${given}`
    return sight.known.some((two) => hasPhrase([nameOf(two)], turned)) ? null : meaningNobody(`"${turned}"`)
  },
]

const isFounder = (one: Known): boolean => one.titles.some((title) => /founder/i.test(title))

const ofFounders: Maker = (sight, draw) => {
  const one = draw.pick(sight.known)
  const { city } = one
  if (!isFounder(one) || city === null) return null
  return openly(sight, city, (two) => two.city === city && isFounder(two), 'founders')
}

const ofInvestors: Maker = (sight, draw) => {
  const one = draw.pick(sight.known)
  if (!one.isInvestor || one.city === null) return null
  const role = wordsIn(one.titles[0]!).at(-1)!
  return openly(
    sight,
    `${role} ${one.city}`,
    (two) => two.isInvestor && two.city === one.city && does(two, role),
    'investors',
  )
}

export const openQuestions: Record<string, Maker> = {
  'role and city': roleAndCity,
  'level at company': levelAtCompany,
  'role at company in city': roleAtCompanyInCity,
  'quoted phrase': (sight, draw) => draw.pick(phrases)(sight, draw),
  'founders only': ofFounders,
  'investors only': ofInvestors,
}
