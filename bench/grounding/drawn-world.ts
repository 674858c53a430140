import { demoCities } from '../../database/seed/demo-cities.ts'
import { demoCompanies } from '../../database/seed/demo-companies.ts'
import { demoNames } from '../../database/seed/demo-names.ts'
import { titlesByIndustry } from '../../database/seed/demo-titles.ts'
import { randomFor } from '../../database/seed/random.ts'
import { toClaims, type Fact } from '@wellmet/introductions/grounding/claim-words.rules.ts'
import type { Claim, ClaimParty } from '@wellmet/introductions/grounding/claims.contract.ts'

export interface DrawnWorld {
  readonly viewer: ClaimParty
  readonly people: readonly ClaimParty[]
  readonly companies: readonly string[]
  readonly places: readonly string[]
  readonly claims: readonly Claim[]
  /** Whom the viewer never met. */
  readonly unmet: readonly ClaimParty[]
}

export const viewerId = 'viewer'
const workspace = 'Halyard'

/** A viewer and seven people, one fact of each kind that can be said in many ways, by names and companies of the demo. */
export function drawWorld(seed: number): DrawnWorld {
  const random = randomFor(`grounding ${seed}`)
  const places = Object.values(demoNames)
  const given = new Set<string>()
  const people = Array.from({ length: 8 }, (_, at): ClaimParty => {
    for (;;) {
      const [firsts, lasts] = random.pick(places)
      const [first, last] = [random.pick(firsts), random.pick(lasts)]
      if (given.has(first) || given.has(last)) continue
      given.add(first).add(last)
      return { id: at === 0 ? viewerId : `person-${at}`, name: `${first} ${last}` }
    }
  })
  const [viewer, known, target, past, peer, silent, mate, other] = people as [
    ClaimParty,
    ClaimParty,
    ClaimParty,
    ClaimParty,
    ClaimParty,
    ClaimParty,
    ClaimParty,
    ClaimParty,
  ]
  const companies = random.shuffle(demoCompanies.map(({ name }) => name)).slice(0, 8)
  const titles = random.shuffle(Object.values(titlesByIndustry).flatMap((lists) => lists.flat()))
  const cities = random.shuffle(Object.keys(demoCities)).slice(0, 4)
  const day = (): string => new Date(Date.UTC(2026, random.int(0, 9), random.int(1, 28))).toISOString().slice(0, 10)
  const fact = (
    kind: Fact['kind'],
    subject: ClaimParty,
    others: readonly ClaimParty[],
    values: Fact['values'] = {},
  ): Fact => ({ kind, subject, others: [...others], values, evidenceIds: [`${kind}:${subject.id}`] })
  const since = random.int(2008, 2015)
  const facts: Fact[] = [
    fact('asker', viewer, [], { company: workspace }),
    fact('works_at', known, [], { title: titles[0]!, company: companies[0]! }),
    fact('works_at', target, [], { title: titles[1]!, company: companies[1]! }),
    fact('works_at', past, [], { title: titles[2]!, company: companies[2]! }),
    fact('worked_at', past, [], { company: companies[3]!, since, until: since + random.int(1, 6) }),
    fact('based_in', target, [], { place: cities[0]! }),
    fact('worked_together', known, [target], {
      company: companies[4]!,
      isNow: false,
      since,
      until: since + random.int(1, 6),
    }),
    fact('worked_together', peer, [silent], { company: companies[5]!, isNow: true, since }),
    fact('teammates', viewer, [mate]),
    fact('connected', viewer, [target], { since: random.int(2010, 2025) }),
    fact('messages', viewer, [known], { count: random.int(21, 190), on: day() }),
    fact('meetings', viewer, [known], { count: random.int(3, 18), on: day() }),
    fact('in_touch', viewer, [known], { freshness: 'warm' }),
    fact('one_way', viewer, [silent], { freshness: 'dormant' }),
    fact('seen_together', known, [target], { count: random.int(2, 9), on: day() }),
    fact('said', viewer, [known], { familiarity: random.pick(['well', 'somewhat', 'barely']) }),
    fact('denied', mate, [silent]),
    fact('asked', viewer, [known, target], { on: day() }),
    fact('introduced', viewer, [mate, past], { on: day() }),
    fact('listed', viewer, [other]),
  ]
  return {
    viewer,
    people: people.slice(1),
    companies: [...companies, workspace],
    places: cities,
    claims: toClaims(facts, viewerId),
    unmet: [target, past, peer, silent],
  }
}
