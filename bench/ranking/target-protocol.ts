import { strengthParts, contactRate } from '@wellmet/contacts/relationships/strength.rules.ts'
import { pathShare } from '@wellmet/discovery/recommendations/recommendation-score.rules.ts'
import { History } from './history.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { Mails } from './mails.ts'
import { randomFrom } from './metrics.ts'
import { mostRecipients, shuffled } from './strength-protocol.ts'

/** `recommendationScore`: which of the people two steps away will a person get to know? */
export interface Horizon {
  readonly owner: number
  readonly at: number
  readonly targets: readonly Target[]
}

export interface Target {
  readonly person: number
  /** The shares of all connectors, summed. */
  readonly shares: number
  /** Sum of 1 / ln(1 + degree) over the connectors: what a ranking must beat. */
  readonly adamicAdar: number
  readonly degree: number
  /** First contact within the time after. */
  readonly met: boolean
}

const activeDays = 180
const relationshipDays = 365
const fewestRelationships = 3
const fewestTargets = 10
const maxNetworks = 250

type InferredRelationship = readonly [person: number, rate: number]

/** Calls `each` with every horizon, and with the history as it was then. */
export function walkHorizons(
  mails: Mails,
  { days, cuts, seed }: { days: number; cuts: readonly number[]; seed: number },
  each: (horizon: Horizon, history: History) => void,
): void {
  const history = new History(mails)
  const random = randomFrom(seed)
  let row = 0
  for (const at of cuts) {
    for (; row < mails.count && mails.at[row]! <= at; row++) history.add(row)
    const known = new Map<number, readonly InferredRelationship[]>()
    /** Ties touched within a year, with their rate. */
    const relationshipsOf = (person: number): readonly InferredRelationship[] => {
      let relationships = known.get(person)
      if (!relationships) {
        relationships = [...history.neighbours[person]!]
          .filter((other) => history.lastBetween(person, other) > at - relationshipDays * secondsPerDay)
          .map((other) => [other, rateBetween(history, person, other, at)])
        known.set(person, relationships)
      }
      return relationships
    }
    const met = firstContacts(history, row, at + days * secondsPerDay)
    const owners = shuffled(
      [...met.keys()].filter(
        (person) =>
          history.lastSent[person]! > at - activeDays * secondsPerDay &&
          relationshipsOf(person).length >= fewestRelationships,
      ),
      random,
    )
    let used = 0
    for (const owner of owners) {
      if (used >= maxNetworks) break
      const targets = targetsOf(history, owner, relationshipsOf, met.get(owner)!)
      if (targets.length < fewestTargets || !targets.some((target) => target.met)) continue
      used++
      each({ owner, at, targets }, history)
    }
  }
}

/** Without liveness, as `recommendationScore` wants it; the tie is the same seen from either side. */
function rateBetween(history: History, a: number, b: number, at: number): number {
  const parts = strengthParts(history.pair(a, b), { act30: 0, silent: 0 }, Math.floor(at / secondsPerDay))
  return parts ? contactRate(parts) : 0
}

function firstContacts(history: History, row: number, until: number): Map<number, Set<number>> {
  const { at, sender, to, cc, count } = history.mails
  const met = new Map<number, Set<number>>()
  const note = (a: number, b: number): void => {
    const known = met.get(a)
    if (known) known.add(b)
    else met.set(a, new Set([b]))
  }
  for (let next = row; next < count && at[next]! <= until; next++) {
    const addressed = [...to[next]!, ...cc[next]!]
    if (addressed.length > mostRecipients) continue
    for (const person of addressed) {
      if (person === sender[next] || history.haveMet(sender[next]!, person)) continue
      note(sender[next]!, person)
      note(person, sender[next]!)
    }
  }
  return met
}

function targetsOf(
  history: History,
  owner: number,
  relationshipsOf: (person: number) => readonly InferredRelationship[],
  met: ReadonlySet<number>,
): Target[] {
  const sums = new Map<number, { shares: number; adamicAdar: number }>()
  for (const [connector, toViewer] of relationshipsOf(owner)) {
    const relationships = relationshipsOf(connector)
    const weight = 1 / Math.log(relationships.length + 1)
    for (const [person, toTarget] of relationships) {
      if (person === owner || history.haveMet(owner, person)) continue
      const share = pathShare({ toViewer, toTarget, degree: relationships.length })
      const sum = sums.get(person)
      if (sum) {
        sum.shares += share
        sum.adamicAdar += weight
      } else sums.set(person, { shares: share, adamicAdar: weight })
    }
  }
  return [...sums].map(([person, sum]) => ({
    person,
    ...sum,
    degree: relationshipsOf(person).length,
    met: met.has(person),
  }))
}
