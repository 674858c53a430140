import pg from 'pg'
import { drawFor, type Draw } from './draw.ts'
import { drawContacts } from './draw-contacts.ts'
import { isListed } from './load-public.ts'
import { cityNames } from './made-up-words.ts'
import type { Population } from './population.ts'
import { userId, workspaceId } from './sizes.ts'
import { ownerOf, viewersOf, type Teams } from './teams.ts'

const howMany = 400
/** At the largest size fewer viewers, four questions each: to draw a network anew takes time. */
const mostViewers = 100

export const questionTable = `
  create schema if not exists bench;
  drop table if exists bench.questions;
  create table bench.questions (
    n int primary key, user_number int not null, viewer uuid not null, workspace uuid not null, network_id int not null,
    target bigint not null, kind text not null, words text not null, filter text not null
  );
  comment on table bench.questions is 'unowned: what a measurement asks';
  -- The product refuses a database with a table that is not protected.
  alter table bench.questions enable row level security, force row level security;
  create policy questions_are_open on bench.questions using (true);`

/** Who asks whom and for what, as people do: names, slips, companies, roles. Four of five targets are in reach. */
export async function drawQuestions(databaseUrl: string, population: Population, teams: Teams): Promise<void> {
  const draw = drawFor(`questions of ${population.size}`)
  const users = teams.person.length
  const viewers = Array.from({ length: population.size === 'l' ? mostViewers : howMany }, () => draw.below(users))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(questionTable)
    for (let n = 1; n <= howMany; n += 1) {
      const user = viewers[n % viewers.length]!
      const target = drawTarget(population, teams, user, draw)
      const { kind, words } = drawWords(population, target, draw)
      const luck = draw.next()
      const filter = luck < 0.7 ? 'all' : luck < 0.8 ? 'founders' : luck < 0.9 ? 'investors' : 'high-trust'
      await client.query('insert into bench.questions values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
        n,
        user,
        userId(user),
        workspaceId(teams.team[user]!),
        ownerOf(user),
        population.personId[target],
        kind,
        words,
        filter,
      ])
    }
    await client.query('grant usage on schema bench to wellmet_app; grant select on bench.questions to wellmet_app')
    await client.query('analyze bench.questions')
  } finally {
    await client.end()
  }
}

function drawTarget(population: Population, teams: Teams, user: number, draw: Draw): number {
  const luck = draw.next()
  if (luck < 0.8) {
    const mates = teams.members[teams.team[user]!]!.filter((mate) => viewersOf(teams, mate).includes(user))
    return draw.pick(drawContacts(population, teams, draw.pick([user, ...mates])).filter(({ isHidden }) => !isHidden))
      .person
  }
  // Somebody of the directory; and now and then anybody, whom the viewer may well not see.
  for (;;) {
    const anybody = draw.below(population.count)
    if (luck >= 0.95 || isListed(population, anybody)) return anybody
  }
}

function drawWords(population: Population, target: number, draw: Draw): { kind: string; words: string } {
  const [first, last] = population.nameOf(target).toLowerCase().split(' ') as [string, string]
  const company = population.companyNameOf(population.company[target]!).toLowerCase()
  const title = population.titleOf(target).toLowerCase()
  const role = title.split(' ').at(-1)!
  const city = cityNames[population.city[target]!]!.toLowerCase()
  const luck = draw.next()
  if (luck < 0.22) return { kind: 'name', words: `${first} ${last}` }
  if (luck < 0.32) return { kind: 'typo', words: `${first} ${mistype(last, draw)}` }
  if (luck < 0.5) return { kind: 'company', words: company }
  if (luck < 0.68) return { kind: 'role and city', words: `${role} ${city}` }
  if (luck < 0.8) return { kind: 'role', words: title }
  if (luck < 0.9) return { kind: 'first name', words: first }
  return { kind: 'role and company', words: `${role} ${company.split(' ')[0]}` }
}

/** A letter less, two exchanged, or a wrong one; never the first. */
function mistype(word: string, draw: Draw): string {
  const at = draw.int(1, word.length - 2)
  const slip = draw.below(3)
  if (slip === 0) return word.slice(0, at) + word.slice(at + 1)
  if (slip === 1) return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)
  return word.slice(0, at) + 'abcdefghij'[draw.below(10)]! + word.slice(at + 1)
}
