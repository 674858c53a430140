import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { deriveRelationships } from '../network/derive-relationships.ts'
import { drawContacts, type MadeUpContact } from '../network/draw-contacts.ts'
import { drawEvidence, type MadeUpEvidence } from '../network/draw-evidence.ts'
import { drawFor } from '../network/draw.ts'
import { sizeOf } from '../network/groups.ts'
import { isListed } from '../network/load-public.ts'
import { cityNames } from '../network/made-up-words.ts'
import { populate, type Population } from '../network/population.ts'
import { gatherTeams, viewersOf, type Teams } from '../network/teams.ts'
import { labelOf, type Known, type Visibility } from './visibility.ts'

type Entry = Pick<MadeUpContact, 'title' | 'company' | 'location'>

interface Held extends MadeUpContact {
  isTwoWay: boolean
  hasEvidence: boolean
}

/** Two who are at a company of more people than this are as good as strangers and carry no path. */
const largestCompany = 3_700

/** The smallest size of the bench, by its facts: who brought whom along, who shares with whom, who is in the directory. */
export class MadeUpVisibilities {
  readonly population: Population = populate('s')
  readonly teams: Teams = gatherTeams(this.population)
  readonly #held = new Map<number, Map<number, Held>>()
  readonly #colleagues = Map.groupBy(
    [...deriveRelationships(this.population)].filter(({ basis }) => basis === inferredBases.employer),
    ({ a }) => a,
  )
  readonly #tooLarge = companiesTooLarge(this.population)

  /** What a user brought along, in the order in which the network was loaded. */
  heldBy(user: number): Map<number, Held> {
    const known = this.#held.get(user)
    if (known) return known
    const draw = drawFor(`edges of s ${user}`)
    const held = new Map(
      drawContacts(this.population, this.teams, user).map((contact) => {
        const pieces = drawEvidence(contact, draw)
        return [contact.person, { ...contact, isTwoWay: isBothWays(pieces), hasEvidence: pieces.length > 0 }]
      }),
    )
    this.#held.set(user, held)
    return held
  }

  sharersWith(user: number): number[] {
    const { members, team } = this.teams
    return members[team[user]!]!.filter((mate) => mate !== user && viewersOf(this.teams, mate).includes(user))
  }

  isInTouch(viewer: number, via: number, person: number): boolean {
    if (via !== viewer && !this.sharersWith(viewer).includes(via)) return false
    const held = this.heldBy(via).get(person)
    return held !== undefined && held.isTwoWay && (via === viewer || !held.isHidden)
  }

  labelOf(person: number): string {
    const { nameOf, companyNameOf, company } = this.population
    return labelOf(nameOf(person), companyNameOf(company[person]!))
  }

  of(user: number): Visibility {
    const entries = new Map<number, Entry[]>()
    const [twoWay, unseen] = [new Set<number>(), new Set<number>()]
    const see = (person: number, entry: Entry) => entries.set(person, [...(entries.get(person) ?? []), entry])
    for (const held of this.heldBy(user).values()) {
      see(held.person, held)
      if (held.isTwoWay) twoWay.add(held.person)
    }
    const sharers = new Set(this.sharersWith(user))
    for (const mate of this.teams.members[this.teams.team[user]!]!) {
      if (mate === user) continue
      for (const held of this.heldBy(mate).values()) {
        if (!sharers.has(mate) || held.isHidden) {
          unseen.add(held.person)
          continue
        }
        see(held.person, held)
        if (held.isTwoWay) twoWay.add(held.person)
      }
    }
    const reaches = this.#reachIntoDirectory(user)
    for (let person = 0; person < this.population.count; person += 1)
      if (isListed(this.population, person) && (entries.has(person) || reaches(person)))
        see(person, this.#listed(person))
    return {
      viewer: `user ${user}`,
      known: [...entries].map(([person, seen]) => this.#known(person, seen, twoWay.has(person))),
      unseen: [...unseen].filter((person) => !entries.has(person)).map((person) => this.#known(person, [], false)),
    }
  }

  #listed(person: number): Entry {
    const { titleOf, companyNameOf, company, city } = this.population
    return { title: titleOf(person), company: companyNameOf(company[person]!), location: cityNames[city[person]!]! }
  }

  /** Beside a contact of the viewer: said to know one, or at the company of one, unless that is very large. */
  #reachIntoDirectory(user: number): (person: number) => boolean {
    const { company, companyNameOf } = this.population
    const held = this.heldBy(user)
    const carrying = new Set([...held.values()].filter(({ hasEvidence }) => hasEvidence).map(({ person }) => person))
    const among = Map.groupBy(
      [...held.values()].filter((one) => one.company !== null && one.hasEvidence),
      (one) => companyNameOf(company[one.person]!),
    )
    return (person) => {
      if ((this.#colleagues.get(person) ?? []).some(({ b }) => carrying.has(b))) return true
      const name = companyNameOf(company[person]!)
      return !this.#tooLarge.has(name) && (among.get(name) ?? []).some((one) => one.person !== person)
    }
  }

  #known(person: number, seen: readonly Entry[], isTwoWay: boolean): Known {
    const { nameOf, companyNameOf, company } = this.population
    const [given, family] = nameOf(person).split(' ') as [string, string]
    const titles = [...new Set(seen.flatMap(({ title }) => title ?? []))]
    return {
      label: this.labelOf(person),
      given,
      family,
      company: seen.some((entry) => entry.company !== null) ? companyNameOf(company[person]!) : null,
      titles,
      city: seen.find(({ location }) => location !== null)?.location ?? null,
      country: null,
      email: null,
      slug: null,
      industry: null,
      former: [],
      isTwoWay,
      isInvestor: titles.some((title) => /investor/i.test(title)),
    }
  }
}

function isBothWays(pieces: readonly MadeUpEvidence[]): boolean {
  const letters = pieces.filter(({ kind }) => kind === evidenceKinds.mail || kind === evidenceKinds.linkedinMessage)
  return (
    pieces.some(({ kind }) => kind === evidenceKinds.meeting) ||
    (letters.some(({ direction }) => direction === 1) && letters.some(({ direction }) => direction === -1))
  )
}

/** As the places of the bench are drawn; of two companies of one name the first is the one that is kept. */
function companiesTooLarge({ size, companies, companyNameOf, byCompany }: Population): Set<string> {
  const draw = drawFor(`places of ${size}`)
  const sizes = new Map<string, number>()
  for (let company = 0; company < companies; company += 1) {
    const people = draw.chance(0.7) ? 5 + Math.round(sizeOf(byCompany, company) * (1 + 9 * draw.next())) : 0
    const name = companyNameOf(company)
    if (!sizes.has(name)) sizes.set(name, people)
  }
  return new Set([...sizes].filter(([, people]) => people > largestCompany).map(([name]) => name))
}
