import { byNumber, isMine, type Contact, type View } from './facts.ts'
import { answerAbout, byReach, type Answer } from './found-paths.ts'

/**
 * How a question is read, and how well somebody fits it, is the product's own: lists of roles, places and spellings, which
 * an oracle could only copy (`npm run bench:search` judges that by the facts of the seeds). What is worked out here, from all
 * rows, holds however a question is read: each result as it must be shown, and what is true of the list.
 */
export interface Asked {
  words: string
  filter: 'all' | 'founders' | 'investors' | 'high-trust'
}

const kindsOf = { all: 0, founders: 1, investors: 2, 'high-trust': 0 }
const leastTrust = 50

/** Folded words of what is shown; the made-up ones have no accents. */
const wordsOf = (text: string | null): string[] => (text ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

interface Words {
  name: Set<string>
  company: Set<string>
  title: Set<string>
  location: Set<string>
  /** As they are written, because a level or another word may make another class of fit. */
  titles: string[]
  companies: string[]
}

const entriesOf = (view: View): Map<string, Contact[]> => {
  let entries = entriesByView.get(view)
  if (!entries) {
    entries = Map.groupBy(view.contacts, ({ person }) => person)
    entriesByView.set(view, entries)
  }
  return entries
}
const entriesByView = new WeakMap<View, Map<string, Contact[]>>()

function wordsAbout(entries: readonly Contact[]): Words {
  const all = (field: 'name' | 'company' | 'title' | 'location') => entries.flatMap((entry) => wordsOf(entry[field]))
  const written = (field: 'company' | 'title') =>
    [...new Set(entries.flatMap((entry) => entry[field]?.toLowerCase() ?? []))].toSorted()
  return {
    name: new Set(all('name')),
    company: new Set(all('company')),
    title: new Set(all('title')),
    location: new Set(all('location')),
    titles: written('title'),
    companies: written('company'),
  }
}

const placesOf = (word: string, { name, company, title, location }: Words): string =>
  [name, company, title, location].map((words) => (words.has(word) ? '1' : '0')).join('')

/** Who has all typed words whole, in the same fields and with the same titles and companies there, fits equally well. */
function classOf(typed: readonly string[], words: Words): string | null {
  const places = typed.map((word) => placesOf(word, words))
  if (places.includes('0000')) return null
  const mark = (field: 'title' | 'company', written: readonly string[]): string =>
    typed.some((word) => words[field].has(word)) ? written.join('|') : ''
  return [...places, mark('title', words.titles), mark('company', words.companies)].join(' ')
}

const isOfKind = (entries: readonly Contact[], filter: Asked['filter']): boolean =>
  kindsOf[filter] === 0 || entries.some(({ kind }) => (kind & kindsOf[filter]) !== 0)

const isTrusted = ({ foundPaths, shown }: Answer): boolean =>
  foundPaths[0]?.status === 'verified' && (shown['trustRank'] as number) >= leastTrust

/** What is wrong with the list as it was answered; nothing when it is as it must be. */
export function faultsOf(
  view: View,
  { words, filter }: Asked,
  people: readonly string[],
  total: number | undefined,
  limit: number,
): string[] {
  const entries = entriesOf(view)
  const typed = [...new Set(wordsOf(words))]
  const answers = people.map((person) => answerAbout(view, person))
  const classes = people.map((person) => classOf(typed, wordsAbout(entries.get(person) ?? [])))
  const faults: string[] = []
  if (people.length > limit) faults.push(`${people.length} results`)
  if (new Set(people).size < people.length) faults.push('somebody is shown twice')
  for (const [i, answer] of answers.entries()) {
    const person = people[i]!
    if (!answer || answer.foundPaths.length === 0) faults.push(`${person} is out of reach`)
    if (!isOfKind(entries.get(person) ?? [], filter)) faults.push(`${person} is none of the ${filter}`)
    if (answer && filter === 'high-trust' && !isTrusted(answer)) faults.push(`${person} has no high trust`)
  }
  for (const [i, one] of answers.entries())
    for (const [j, other] of answers.entries())
      if (i < j && one && other && classes[i] !== null && classes[i] === classes[j] && byReach(other, one) < 0)
        faults.push(`${people[j]!} fits as well as ${people[i]!}, is reached better and comes after`)
  // A role is also what a title means: only names, companies and places are asked for by their words.
  const isRole = people.some((person) => {
    const { title } = wordsAbout(entries.get(person) ?? [])
    return typed.some((word) => title.has(word))
  })
  const firstPartly = classes.indexOf(null)
  const lastWhole = classes.findLastIndex((one) => one !== null)
  if (!isRole && firstPartly >= 0 && firstPartly < lastWhole)
    faults.push(`${people[firstPartly]!} has not all words and comes before ${people[lastWhole]!}, who has`)
  faults.push(...missing(view, typed, filter, people, total, limit))
  return faults
}

/** Whoever has all words in one name, and can be reached, is found. */
function missing(
  view: View,
  typed: readonly string[],
  filter: Asked['filter'],
  people: readonly string[],
  total: number | undefined,
  limit: number,
): string[] {
  if (filter === 'high-trust' || people.length >= limit) return []
  const shown = new Set(people)
  const missed = [...entriesOf(view)]
    .filter(([person, entries]) => {
      if (shown.has(person) || !isOfKind(entries, filter)) return false
      const { name } = wordsAbout(entries)
      return typed.every((word) => name.has(word)) && isReached(view, person)
    })
    .map(([person]) => person)
    .toSorted(byNumber)
  const faults = missed.map((person) => `${person} has all words in the name and is not shown`)
  if (total !== undefined && total < people.length) faults.push(`a total of ${total}`)
  return faults
}

/** Known to the viewer or to somebody who shares: nothing need be inferred. */
const isReached = (view: View, person: string): boolean =>
  view.edges.some((edge) => edge.person === person && (isMine(view, edge.owner) || edge.strength !== null))
