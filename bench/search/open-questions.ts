import type { Draw } from '../network/draw.ts'
import { meaning, meaningNobody, openly, type Maker } from './makers.ts'
import { hasPhrase, hasWords, nameOf, wordsIn, type Known, type Visibility } from './visibility.ts'

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

function pickPlaced(visibility: Visibility, draw: Draw): { one: Placed; title: string } | null {
  const one = draw.pick(visibility.known)
  if (one.city === null || one.company === null || one.titles.length === 0) return null
  return { one: one as Placed, title: draw.pick(one.titles) }
}

const asTyped = (text: string, draw: Draw): string => (draw.chance(0.5) ? text.toLowerCase() : text)

/** The whole title, or what it comes down to: "manager". */
const roleAndCity: Maker = (visibility, draw) => {
  const picked = pickPlaced(visibility, draw)
  if (!picked) return null
  const { one, title } = picked
  const role = draw.chance(0.5) ? title : wordsIn(title).at(-1)!
  const query = asTyped(`${role}${draw.chance(0.5) ? ' in ' : ' '}${one.city}`, draw)
  return openly(visibility, query, (two) => two.city === one.city && does(two, role))
}

const levelAtCompany: Maker = (visibility, draw) => {
  const { company, titles } = draw.pick(visibility.known)
  const fitting = levels.filter(([, said]) => titles.some((title) => said.test(title)))
  if (company === null || fitting.length === 0) return null
  const [asked, said] = draw.pick(fitting)
  return openly(
    visibility,
    asTyped(`${asked} at ${company}`, draw),
    (two) => two.company === company && two.titles.some((title) => said.test(title)),
  )
}

const roleAtCompanyInCity: Maker = (visibility, draw) => {
  const picked = pickPlaced(visibility, draw)
  if (!picked) return null
  const { one, title } = picked
  return openly(
    visibility,
    asTyped(`${title} at ${one.company} in ${one.city}`, draw),
    (two) => two.company === one.company && two.city === one.city && does(two, title),
  )
}

const phrases: readonly Maker[] = [
  (visibility, draw) => {
    const one = draw.pick(visibility.known)
    const isAlone = visibility.known.every((two) => two === one || nameOf(two) !== nameOf(one))
    return isAlone ? meaning(one, `"${nameOf(one)}"`) : null
  },
  (visibility, draw) => {
    const picked = pickPlaced(visibility, draw)
    if (!picked || wordsIn(picked.title).length < 2) return null
    const { one, title } = picked
    return openly(visibility, `"${title}" ${one.city}`, (two) => two.city === one.city && hasPhrase(two.titles, title))
  },
  (visibility, draw) => {
    const picked = pickPlaced(visibility, draw)
    if (!picked) return null
    const { one, title } = picked
    const word = wordsIn(title).at(-1)!
    return openly(visibility, `${word} "${one.company}"`, (two) => two.company === one.company && does(two, word))
  },
  // In quotes the order counts.
  (visibility, draw) => {
    const { given, family } = draw.pick(visibility.known)
    const turned = `${family} ${given}`
    return visibility.known.some((two) => hasPhrase([nameOf(two)], turned)) ? null : meaningNobody(`"${turned}"`)
  },
]

const isFounder = (one: Known): boolean => one.titles.some((title) => /founder/i.test(title))

const ofFounders: Maker = (visibility, draw) => {
  const one = draw.pick(visibility.known)
  const { city } = one
  if (!isFounder(one) || city === null) return null
  return openly(visibility, city, (two) => two.city === city && isFounder(two), 'founders')
}

const ofInvestors: Maker = (visibility, draw) => {
  const one = draw.pick(visibility.known)
  if (!one.isInvestor || one.city === null) return null
  const role = wordsIn(one.titles[0]!).at(-1)!
  return openly(
    visibility,
    `${role} ${one.city}`,
    (two) => two.isInvestor && two.city === one.city && does(two, role),
    'investors',
  )
}

export const openQuestions: Record<string, Maker> = {
  'role and city': roleAndCity,
  'level at company': levelAtCompany,
  'role at company in city': roleAtCompanyInCity,
  'quoted phrase': (visibility, draw) => draw.pick(phrases)(visibility, draw),
  'founders only': ofFounders,
  'investors only': ofInvestors,
}
