import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { findSamePeople } from '@wellmet/identity/same-person/find-same-people.rules.ts'
import type { PersonFacts } from '@wellmet/identity/same-person/person-facts.rules.ts'
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
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'in sight' },
    entries: { type: 'string' },
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
