import { openly, type Maker } from './makers.ts'
import { typos } from './typos.ts'
import { wordsIn, type Known, type Visibility } from './visibility.ts'

const phrasings: readonly ((company: string) => string)[] = [
  (company) => `who do we know at ${company}`,
  (company) => `people at ${company}`,
  (company) => `Does anyone know somebody at ${company}?`,
  (company) => `who can introduce me to ${company}`,
  (company) => `wer kennt jemanden bei ${company}`,
  (company) => `contacts at ${company}`,
]

const at =
  (company: string) =>
  (one: Known): boolean =>
    one.company === company

/** A question about everybody at the company of somebody in sight. */
const about =
  (asked: (company: string, visibility: Visibility, draw: Parameters<Maker>[1]) => string | null): Maker =>
  (visibility, draw) => {
    const { company } = draw.pick(visibility.known)
    const query = company === null ? null : asked(company, visibility, draw)
    return company === null || query === null ? null : openly(visibility, query, at(company))
  }

/** Other ways to write the same name. */
const spellings: readonly ((company: string) => string)[] = [
  (company) => `${company} GmbH`,
  (company) => `${company} Ltd.`,
  (company) => `${company}, Inc.`,
  (company) => `${company} S.A.`,
  (company) => `The ${company} Group`,
  (company) => company.replace(' & ', ' and '),
  (company) => company.replace(/ Co\.$/, ''),
  (company) => company.replaceAll(' ', ''),
  (company) => company.toUpperCase(),
]

const anotherSpelling = about((company, _, draw) => {
  const other = draw.pick(spellings)(company)
  return other === company ? null : other
})

const initials = about((company) => {
  const words = company.split(' ')
  return words.length < 3 || words.some((word) => !/^[A-Z][a-z]+$/.test(word))
    ? null
    : `people at ${words.map((word) => word[0]).join('')}`
})

const mistyped = about((company, { known }, draw) => {
  const [first] = wordsIn(company)
  if (first === undefined || first.length < 6) return null
  const typed = draw.pick(Object.values(typos))(first, draw)
  const isWord = known.some((one) => wordsIn(`${one.company} ${one.given} ${one.family}`).includes(typed))
  const rest = company.toLowerCase().slice(first.length)
  return isWord || typed === first ? null : draw.pick([`${typed}${rest}`, `people at ${typed}${rest}`])
})

const several: Maker = (visibility, draw) => {
  const companies = draw.shuffle([...new Set(visibility.known.flatMap(({ company }) => company ?? []))])
  const chosen = companies.slice(0, draw.int(2, 3))
  const [last, ...others] = chosen.toReversed()
  if (last === undefined || others.length === 0) return null
  const list = `${others.toReversed().join(', ')} or ${last}`
  return openly(visibility, draw.chance(0.5) ? `people at ${list}` : list, ({ company }) =>
    company === null ? false : chosen.includes(company),
  )
}

export const companyQuestions: Record<string, Maker> = {
  'who do we know at': about((company, _, draw) => draw.pick(phrasings)(company)),
  'company by another spelling': anotherSpelling,
  'company by its initials': initials,
  'slip in the company alone': mistyped,
  'several companies': several,
}
