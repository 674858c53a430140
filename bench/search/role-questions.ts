import type { Draw } from '../network/draw.ts'
import { openly, type Maker } from './makers.ts'
import { roleWords } from './role-words.ts'
import { hasWords, wordsIn, type Known, type Visibility } from './visibility.ts'

const holds = (one: Known, titles: readonly string[]): boolean => one.titles.some((title) => titles.includes(title))

/** Words for what somebody in sight does, alone, at their company or in their city. */
const inOtherWords =
  (kind: 'short' | 'english' | 'foreign'): Maker =>
  (visibility, draw) => {
    const { titles, [kind]: words } = draw.pick(roleWords)
    const holders = visibility.known.filter((one) => holds(one, titles))
    if (!words || holders.length === 0) return null
    const [asked, holder] = [draw.pick(words), draw.pick(holders)]
    const where = draw.next()
    if (where < 0.4) return openly(visibility, asked, (one) => holds(one, titles))
    if (where < 0.7 && holder.company !== null)
      return openly(
        visibility,
        `${asked} at ${holder.company}`,
        (one) => holds(one, titles) && one.company === holder.company,
      )
    if (holder.city === null) return null
    return openly(visibility, `${asked} in ${holder.city}`, (one) => holds(one, titles) && one.city === holder.city)
  }

const has = (one: Known, word: string): boolean => hasWords(one.titles, word)

function pickTitle({ known }: Visibility, draw: Draw): string | null {
  const { titles } = draw.pick(known)
  return titles.length === 0 ? null : draw.pick(titles)
}

const severalRoles: Maker = (visibility, draw) => {
  const { company } = draw.pick(visibility.known)
  const titles = new Set(visibility.known.filter((one) => one.company === company).flatMap((one) => one.titles))
  const [first, second] = draw.shuffle([...titles])
  if (company === null || first === undefined || second === undefined) return null
  return openly(
    visibility,
    `${first} or ${second} at ${company}`,
    (one) => one.company === company && (has(one, first) || has(one, second)),
  )
}

/** Words that mean the same in every title that has them. */
const plain = ['manager', 'partner', 'analyst', 'designer', 'editor', 'buyer']

const without: readonly Maker[] = [
  (visibility, draw) => {
    const { company } = draw.pick(visibility.known)
    const word = draw.pick(plain)
    const there = visibility.known.filter((one) => one.company === company)
    if (company === null || !there.some((one) => has(one, word))) return null
    return openly(
      visibility,
      `people at ${company} but not ${word}s`,
      (one) => one.company === company && one.titles.length > 0 && !has(one, word),
    )
  },
  // Whoever is said to live nowhere may live elsewhere.
  (visibility, draw) => {
    const { city } = draw.pick(visibility.known)
    const title = pickTitle(visibility, draw)
    if (city === null || title === null) return null
    const isThere = visibility.known.some((one) => one.city === city && has(one, title))
    if (!isThere) return null
    return openly(visibility, `${title} not in ${city}`, (one) => has(one, title) && one.city !== city)
  },
  (visibility, draw) => {
    const { company, titles } = draw.pick(visibility.known)
    if (company === null || titles.length === 0) return null
    const title = draw.pick(titles)
    const isMinus = wordsIn(company).length === 1
    return openly(
      visibility,
      isMinus ? `${title} -${company}` : `${title} not at ${company}`,
      (one) => has(one, title) && one.company !== company,
    )
  },
]

export const roleQuestions: Record<string, Maker> = {
  'role by its acronym': inOtherWords('short'),
  'role by another word': inOtherWords('english'),
  'role in another language': inOtherWords('foreign'),
  'several roles': severalRoles,
  not: (visibility, draw) => draw.pick(without)(visibility, draw),
}
