import { engagementEvidence, type EngagementFacts } from './engagement-evidence.ts'
import { noStatistics } from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { historyOf, introductionChance } from '@wellmet/graph/paths/chance.rules.ts'
import type { ConnectorFacts, Side } from '@wellmet/graph/paths/connector-score.rules.ts'
import { edgeCertainty, isSolid, type PathEdge } from '@wellmet/graph/paths/edge.rules.ts'
import type { OrderedPath } from '@wellmet/graph/paths/path-order.rules.ts'
import type { EngagementEvidence } from '@wellmet/graph/outcome-model/engagement-card.rules.ts'
import { connectorFormula } from '@wellmet/graph/paths/formula.rules.ts'
import {
  decayedDays,
  lastContact,
  type ContactDays,
  type Direction,
} from '@wellmet/contacts/relationships/contact-days.rules.ts'
import { contactRate, readPermille, strengthParts } from '@wellmet/contacts/relationships/strength.rules.ts'
import type { Clock } from './clock.ts'
import { neverWrote } from './history.ts'
import type { Introduction } from './introductions.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'

/** `introductionChance`: will it be taken up? */
export interface Attempt {
  readonly at: number
  readonly evidence: EngagementEvidence
  readonly happened: boolean
  /** The product of both ties: what the chance must beat. */
  readonly relationships: number
}

/** `connectorScore`: who really brought them together, of all who could have? */
export interface Choice {
  readonly at: number
  readonly connector: number
  /** Which of the candidates it was. */
  readonly chosen: number
  readonly candidates: readonly ConnectorFacts[]
  /** The path through each of them, as the product orders it. */
  readonly paths: readonly OrderedPath[]
  readonly weakerRelationships: readonly number[]
}

export function engagementFacts(
  clock: Clock,
  { askedAt, connector, target, recipients }: Introduction,
): EngagementFacts {
  const { history, answered, takenUp } = clock
  return {
    target: takenUp.by.of(target),
    connector: takenUp.through.of(connector),
    overall: takenUp.overall.of(0),
    replies: {
      pair: answered.between.of(clock.pairKey(connector, target)),
      recipient: answered.by.of(target),
      overall: answered.overall.of(0),
    },
    silent: history.silent(target, askedAt) ?? neverWrote,
    act30: history.activity(target, askedAt),
    recipients,
  }
}

/** A side from contact days; `sent` says which direction is the connector's: `in` seen from the viewer, else `out`. */
function sideOf(contactDays: ContactDays, sent: Direction, today: number): Side {
  const last = lastContact(contactDays, today)
  return {
    sent: decayedDays(contactDays, sent, connectorFormula.halfLife, today),
    returned: decayedDays(contactDays, sent === 'out' ? 'in' : 'out', connectorFormula.halfLife, today),
    silence: last === null ? null : today - last,
    relationship: 0,
  }
}

export function connectorFacts(clock: Clock, between: Introduction, person: number): ConnectorFacts {
  const { history } = clock
  const today = Math.floor(between.askedAt / secondsPerDay)
  return {
    toViewer: sideOf(history.contactDays(between.user, person), 'in', today),
    toTarget: sideOf(history.contactDays(person, between.target), 'out', today),
    degree: history.neighbours[person]!.size,
    silent: history.silent(person, between.askedAt),
  }
}

const nobody = { id: '', name: '', identity: { person: '' } }
const noHistory = historyOf(noStatistics)

/** A step of a path from the mail between two people. */
function stepBetween({ history }: Clock, one: number, other: number, at: number) {
  const today = Math.floor(at / secondsPerDay)
  const parts = strengthParts(history.pair(one, other), { act30: 0, silent: null }, today)
  const isTwoWay = history.from(one, other) !== undefined && history.from(other, one) !== undefined
  const edge: PathEdge = {
    from: nobody,
    to: nobody,
    strength: parts ? readPermille(parts) : 0,
    reasons: [{ basis: isTwoWay ? 'two-way' : 'one-way', audience: 'viewer' }],
    relationship: 0,
    contactDays: history.messagesBetween(one, other),
    freshness: 'unknown',
    isDenied: false,
  }
  return {
    edge,
    contact: { strength: edge.strength, silent: today - Math.floor(history.lastBetween(one, other) / secondsPerDay) },
  }
}

/** Nobody asked for an introduction in the archives, so that no outcome of an ask is known. */
function pathThrough(clock: Clock, between: Introduction, person: number): OrderedPath {
  const first = stepBetween(clock, between.user, person, between.askedAt)
  const second = stepBetween(clock, person, between.target, between.askedAt)
  const { chance } = introductionChance({
    knows: edgeCertainty(second.edge) / 1000,
    toConnector: first.contact,
    toTarget: second.contact,
    connector: connectorFacts(clock, between, person),
    furtherSteps: 0,
    history: noHistory,
  })
  return {
    chance,
    status: isSolid(first.edge) && isSolid(second.edge) ? 'verified' : 'inferred',
    weakestStep: Math.min(first.edge.strength, second.edge.strength),
    key: String(person),
  }
}

export function collectIntroductions(
  clock: Clock,
  introductions: readonly Introduction[],
  from: number,
): { attempts: Attempt[]; choices: Choice[] } {
  const attempts: Attempt[] = []
  const choices: Choice[] = []
  const inOrder = introductions.filter(({ at }) => at >= from).toSorted((a, b) => a.askedAt - b.askedAt)
  for (const introduction of inOrder) {
    const { askedAt, user, connector, target, takenUp } = introduction
    clock.advance(askedAt)
    const { history } = clock
    const rate = (a: number, b: number): number => {
      const parts = strengthParts(history.pair(a, b), { act30: 0, silent: 0 }, Math.floor(askedAt / secondsPerDay))
      return parts ? contactRate(parts) : 0
    }
    attempts.push({
      at: introduction.at,
      evidence: engagementEvidence(engagementFacts(clock, introduction), askedAt / secondsPerDay),
      happened: takenUp,
      // A tie in mass mail alone has no rate, and yet is more than none.
      relationships: (rate(connector, target) + 1e-6) * (rate(connector, user) + 1e-6),
    })
    const people = introduction.knewBoth ? history.shared(user, target) : []
    const chosen = people.indexOf(connector)
    if (chosen < 0 || people.length < 2) continue
    choices.push({
      at: askedAt,
      connector,
      chosen,
      candidates: people.map((person) => connectorFacts(clock, introduction, person)),
      paths: people.map((person) => pathThrough(clock, introduction, person)),
      weakerRelationships: people.map((person) => Math.min(rate(user, person), rate(person, target))),
    })
  }
  return { attempts, choices }
}
