import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { findSamePeople } from '@wellmet/identity/same-person/find-same-people.rules.ts'
import type { PersonFacts } from '@wellmet/identity/same-person/person-facts.rules.ts'
import { boundOf } from './bound.ts'
import { drawEntries, type Entry } from './made-up-entries.ts'
import { judge, type Judged } from './judge.ts'
import { readBooks } from './read-books.ts'

/**
 * Measures which entries are joined and which pairs are asked about:
 *   npm run bench:joins                       the world that is in sight
 *   npm run bench:joins -- --seed judged      another world, judged once
 *   npm run bench:joins -- --entries <file>   a world by another hand: one entry as JSON in each line
 *   npm run bench:joins -- --books <folder>    Connections.csv and google.csv of one person
 *   npm run bench:joins -- --mistakes 20      with the first wrong and missed pairs
 *   npm run bench:joins -- --bound            with the best recall that any rule can reach on these entries
 *
 * A file of entries has one object in each line, in any order, and no line of another kind:
 *   person     a number; entries of one person have the same. No rule reads it
 *   source     the book that holds the entry: linkedin, google, mail, calendar, crm or any other word
 *   name       as that book shows it; "" if it has none
 *   emails     a list of addresses; [] if it has none
 *   phones     a list of numbers as they were written; [] if it has none
 *   profile    optional: the address of a LinkedIn profile, always in the same form
 *   company    optional: the employer as that book writes it
 *   title      optional: the job title
 *   location   optional: the city, or "city, country"
 *   positions  optional: employers with their years, [{"company": "Kade", "from": 2019, "to": 2022}]; no "to" means today
 *   year       optional: the year of which the entry tells. No rule reads it
 * {"person":17,"source":"google","name":"Ana Lima","emails":["ana@kade.com"],"phones":["+49 151 1234567"],"company":"Kade"}
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'in sight' },
    entries: { type: 'string' },
    bound: { type: 'boolean', default: false },
    mistakes: { type: 'string', default: '0' },
    books: { type: 'string' },
  },
})
const entries =
  values.books !== undefined
    ? readBooks(values.books)
    : values.entries === undefined
      ? drawEntries(values.seed)
      : readEntries(values.entries)
const facts = entries.map(factsOf)
const began = performance.now()
const found = findSamePeople(facts)
const seconds = (performance.now() - began) / 1000
const judged = judge(entries, found)
console.log(
  `${entries.length} entries of ${new Set(entries.map(({ person }) => person)).size} people, ${values.books ?? values.entries ?? `seed "${values.seed}"`}, ${seconds.toFixed(1)} s, ${cpus().length} cores`,
)
for (const [what, { precision, recall, right, wrong, missed }] of Object.entries(judged.figures))
  console.log(
    `${what.padEnd(20)} precision ${percent(precision)}  recall ${percent(recall)}  right ${right}  wrong ${wrong}  missed ${missed}`,
  )
console.log(`pairs to ask about: ${found.asked.length}`)
if (values.bound) {
  const { linked, recallAt } = boundOf(entries, facts)
  for (const [link, share] of Object.entries(linked)) console.log(`pairs of one person, ${link}: ${percent(share)}`)
  for (const precision of [0.998, 0.9])
    console.log(`no rule finds more at a precision of ${percent(precision)} than ${percent(recallAt(precision))}`)
}
show('joined wrongly', judged.wronglyJoined)
show('asked wrongly', judged.wronglyAsked)
show('missed', judged.missed)
show('asked rightly', judged.rightlyAsked)

function factsOf(entry: Entry, id: number): PersonFacts {
  return {
    id: String(id),
    name: entry.name,
    emails: entry.emails,
    phones: entry.phones,
    profile: entry.profile ?? null,
    company: entry.company ?? null,
    title: entry.title ?? null,
    location: entry.location ?? null,
    sources: [entry.source],
    formerCompanies: (entry.positions ?? []).map(({ company }) => company).filter((name) => name !== entry.company),
  }
}

function readEntries(path: string): Entry[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry)
}

function show(what: string, pairs: Judged['missed']): void {
  const most = Number(values.mistakes)
  if (most === 0) return
  console.log(`\n${what}: ${pairs.length}`)
  const step = Math.max(1, Math.floor(pairs.length / most))
  for (let i = 0; i < pairs.length && i < most * step; i += step) {
    const [a, b, weight] = pairs[i]!
    const said = weight?.evidence.map(({ kind, bits }) => `${kind} ${bits.toFixed(1)}`).join(', ') ?? ''
    console.log(`${weight?.bits.toFixed(1) ?? ''} ${said}\n  ${line(entries[a]!)}\n  ${line(entries[b]!)}`)
  }
}

function line({ person, source, name, emails, phones, company, title, location, profile }: Entry): string {
  return [person, source, name, emails.join(' '), phones.join(' '), company, title, location, profile?.slice(28)]
    .map((part) => part ?? '')
    .join(' | ')
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}
