import { kindOf } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import { occupationsOf } from '@wellmet/identity/titles/titles-alike.ts'
import { everyWordOf, tokensOf, variantsOf, searchVector } from '@wellmet/identity/search-words/search-words.rules.ts'
import { millisecondsPerDay, monthOfDate } from '../../platform/values/days.rules.ts'
import { copyInto } from './copy-into.ts'
import { deriveRelationships } from './derive-relationships.ts'
import { waysOfShowing } from './draw-contacts.ts'
import { drawFor } from './draw.ts'
import { sizeOf } from './groups.ts'
import { cityNames } from './made-up-words.ts'
import type { Population } from './population.ts'

/** One company in five puts its people on a page. */
const isPublic = (company: number): boolean => company % 5 === 1
export const isListed = ({ company }: Population, person: number): boolean => isPublic(company[person]!)

/** What belongs to nobody: the directory (owner 0), places, who seems to know whom, and the words of everybody. */
export async function loadPublic(
  databaseUrl: string,
  population: Population,
  now: Date,
): Promise<{ relationships: number }> {
  await loadPlaces(databaseUrl, population, now)
  await loadDirectory(databaseUrl, population, now)
  await loadWords(databaseUrl, population)
  return { relationships: await loadInferredRelationships(databaseUrl, population) }
}

async function loadPlaces(databaseUrl: string, population: Population, now: Date): Promise<void> {
  const { size, companies, companyIdOf, companyNameOf, byCompany, industry } = population
  const places = copyInto(databaseUrl, 'contacts.places', 'id, kind, name, domain, industry, people, source, as_of')
  const draw = drawFor(`places of ${size}`)
  const known = new Set<string>()
  for (let company = 0; company < companies; company += 1) {
    const people = draw.chance(0.7) ? 5 + Math.round(sizeOf(byCompany, company) * (1 + 9 * draw.next())) : null
    const id = companyIdOf(company)
    // Two companies of one name are one company.
    if (known.has(id)) continue
    known.add(id)
    places.add(
      id,
      1,
      companyNameOf(company),
      null,
      `Industry ${industry[company]}`,
      people,
      'company pages',
      dateOf(now),
    )
  }
  await places.end()
}

async function loadDirectory(databaseUrl: string, population: Population, now: Date): Promise<void> {
  const { size, count, companies, company, city, personId, nameOf, titleOf, companyIdOf, companyNameOf } = population
  const contacts = copyInto(
    databaseUrl,
    'contacts.contacts',
    'network_id, person_id, name, title, company, company_id, location, changed_at, search_vector, kind',
    { anew: false },
  )
  const positions = copyInto(
    databaseUrl,
    'contacts.positions',
    'network_id, person_id, ref, kind, place_id, place, role, location, from_month, to_month, is_current, source, as_of',
  )
  const draw = drawFor(`directory of ${size}`)
  const month = monthOfDate(now)
  // The directory was loaded the day before: a search reads again what it said in the minutes before it was posted.
  const changedAt = new Date(now.getTime() - millisecondsPerDay).toISOString()
  for (let person = 0; person < count; person += 1) {
    if (!isListed(population, person)) continue
    const [id, at, where] = [personId[person]!, company[person]!, cityNames[city[person]!]!]
    const shown = { name: nameOf(person), title: titleOf(person), company: companyNameOf(at), location: where }
    const kind = kindOf(shown.title, shown.company)
    const words = searchVector({ ...shown, occupations: occupationsOf(shown) })
    contacts.add(0, id, shown.name, shown.title, shown.company, companyIdOf(at), where, changedAt, words, kind)
    const before = draw.zipf(companies, 2.2)
    const moved = month - draw.int(6, 120)
    const told = (ref: number, place: number, from: number, to: number | null) =>
      positions.add(
        0,
        id,
        ref,
        1,
        companyIdOf(place),
        companyNameOf(place),
        shown.title,
        where,
        from,
        to,
        to === null,
        'company pages',
        dateOf(now),
      )
    told(1, at, moved, null)
    told(2, before, moved - draw.int(6, 60), moved)
    await contacts.settle()
    await positions.settle()
  }
  await Promise.all([contacts.end(), positions.end()])
}

/** Words that changed within the hour before a network was posted are looked up apart, which is not the usual state. */
const longAgo = '2020-01-01'

export async function loadWords(databaseUrl: string, population: Population): Promise<void> {
  const { count, keys, personId } = population
  const words = copyInto(databaseUrl, 'contacts.search_tokens', 'person_id, tokens, changed_at')
  const vocabulary = new Set<string>()
  for (let person = 0; person < count; person += 1) {
    const shown = waysOfShowing(population, person)
    for (const word of shown.flatMap(everyWordOf)) vocabulary.add(word)
    const tokens = new Set(shown.flatMap(tokensOf).map((token) => keys.token(token)))
    words.add(personId[person]!, `{${[...tokens].join(',')}}`, longAgo)
    await words.settle()
  }
  await words.end()
  const marked = copyInto(databaseUrl, 'contacts.token_variants', 'token, variants')
  const numbers = Map.groupBy(vocabulary, (word) => keys.token(`word:${word}`))
  for (const [number, alike] of numbers) {
    marked.add(number, `{${[...new Set(alike.flatMap(variantsOf).map((token) => keys.token(token)))].join(',')}}`)
    await marked.settle()
  }
  await marked.end()
}

async function loadInferredRelationships(databaseUrl: string, population: Population): Promise<number> {
  const { personId } = population
  const relationships = copyInto(databaseUrl, 'graph.inferred_relationships', 'network_id, a, b, permille, basis')
  let n = 0
  for (const { a, b, permille, basis } of deriveRelationships(population)) {
    relationships.add(0, personId[a]!, personId[b]!, permille, basis)
    n += 1
    await relationships.settle()
  }
  await relationships.end()
  return n
}

const dateOf = (now: Date): string => now.toISOString().slice(0, 10)
