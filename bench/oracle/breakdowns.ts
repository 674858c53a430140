import { opaqueIds } from '@wellmet/platform/values/opaque-id.ts'
import { drawFor } from '../network/draw.ts'
import { benchRoot } from '../network/sizes.ts'
import { signInViewers } from '../graph/sign-in-viewers.ts'
import type { NetworkStage } from '../graph/network-stage.ts'
import { ask } from '../network/prepare-network.ts'
import { getJson } from './get-json.ts'

interface BreakdownStep {
  do: string
  by?: number
  intercept?: number
  slope?: number
  floor?: number
}

interface Breakdown {
  steps: BreakdownStep[]
  result: number
  stored: number
  same: boolean
}

/** The arithmetic of a breakdown from its lines alone. */
export function workOut(steps: readonly BreakdownStep[]): number {
  return steps.reduce((value, { do: what, by = Number.NaN, intercept = 0, slope = 0, floor = 0 }) => {
    if (what === 'add') return value + by
    if (what === 'multiply') return value * by
    if (what === 'divide') return value / by
    if (what === 'at-most') return Math.min(value, by)
    if (what === 'scale') return Math.round(value * by)
    if (what === 'floor') return Math.floor(value)
    if (what === 'chance') return 1 / (1 + Math.exp(-(intercept + slope * Math.log(value + floor))))
    throw new Error(`a breakdown does not ${what}`)
  }, 0)
}

/** Drawn edges with a strength: their page must show the stored number, and its lines must make it. */
export async function checkBreakdowns({ product, origin }: NetworkStage, howMany: number): Promise<string[]> {
  const rows = await ask<{ user: number; team: string; person: string; strength: number }>(
    product.adminUrl,
    `select (e.network_id - 1) as user, o.workspace_id as team, e.person_id::text as person, e.strength
     from contacts.relationships e join identity.member_networks o on o.id = e.network_id where e.strength is not null order by e.network_id, e.person_id`,
  )
  const drawn = drawFor('breakdowns').shuffle(rows).slice(0, howMany)
  const cookies = await signInViewers(
    origin,
    drawn.map(({ user }) => user),
  )
  const wrong: string[] = []
  const next = drawn.values()
  const look = async (): Promise<void> => {
    for (const { user, team, person, strength } of next) {
      const id = opaqueIds(benchRoot, team, 'person').show(BigInt(person))
      const { status, body } = await getJson(`${origin}/api/network/contacts/${id}`, cookies.get(user)!)
      const breakdown = (body['breakdown'] ?? null) as Breakdown | null
      const isRight =
        breakdown !== null &&
        breakdown.same &&
        breakdown.result === breakdown.stored &&
        breakdown.stored === strength &&
        workOut(breakdown.steps) === strength
      if (!isRight)
        wrong.push(`user ${user}, person ${person}, ${status}: stored ${strength}, ${JSON.stringify(breakdown)}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, look))
  if (drawn.length < howMany) wrong.push(`only ${drawn.length} edges have a strength`)
  return wrong
}
