import { drawFor } from './draw.ts'
import { sizeOf } from './groups.ts'
import type { Population } from './population.ts'
import { sizes } from './sizes.ts'

export type Mode = 'workspace' | 'selected' | 'private'

/** Users by number from 0; the owner of a user's network has the number above, since owner 0 is the directory. */
export interface Teams {
  /** Who each user is among the people. */
  person: Int32Array
  team: Int32Array
  /** Users of each team. */
  members: number[][]
  mode: Mode[]
  /** How many contacts each has. */
  degree: Int32Array
}

/** Teams as seen by their members have about 26: an eighth of them shares with nobody, so about 20 can be used. */
const usualSize = 2.9
const spread = 0.6
const largest = 190

/** A team is some people of one company who use the product. */
export function gatherTeams(population: Population): Teams {
  const { size, byCompany, companies, count } = population
  const { users, edges } = sizes[size]
  const draw = drawFor(`teams of ${size}`)
  const [person, team, members] = [new Int32Array(users), new Int32Array(users), [] as number[][]]
  const taken = new Set<number>()
  let user = 0
  while (user < users) {
    const left = users - user
    const wanted = Math.min(largest, Math.max(1, Math.round(Math.exp(usualSize + spread * draw.bell()))), left)
    const company = draw.zipf(companies, 2.6)
    const free = byCompany.members
      .subarray(byCompany.starts[company], byCompany.starts[company + 1])
      .filter((one) => !taken.has(one))
    if (sizeOf(byCompany, company) < wanted || free.length < wanted) continue
    const chosen = draw.shuffle(Array.from(free.slice(0, 5 * wanted))).slice(0, wanted)
    const first = user
    for (const [i, one] of chosen.entries()) {
      taken.add(one)
      person[first + i] = one
      team[first + i] = members.length
    }
    members.push(chosen.map((_, i) => first + i))
    user += chosen.length
  }
  const mode = Array.from({ length: users }, (): Mode => {
    const luck = draw.next()
    return luck < 0.8 ? 'workspace' : luck < 0.9 ? 'selected' : 'private'
  })
  const sociable = Float64Array.from({ length: users }, () => Math.exp(draw.bell()))
  const all = sociable.reduce((sum, one) => sum + one, 0)
  const degree = Int32Array.from(sociable, (one) =>
    Math.max(20, Math.min(30_000, Math.floor(count / 5), Math.round((one / all) * edges * 1.02))),
  )
  return { person, team, members, mode, degree }
}

export const ownerOf = (user: number): number => user + 1

/** Whom among their team a user lets use their network. */
export function viewersOf({ members, team, mode }: Teams, user: number): number[] {
  const others = members[team[user]!]!.filter((one) => one !== user)
  if (mode[user] === 'workspace') return others
  return mode[user] === 'private' ? [] : others.filter((one) => (one + user) % 2 === 0)
}
