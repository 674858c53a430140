import { randomFor } from '../../database/seed/random.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { Verdict } from '@wellmet/introductions/grounding/claims.contract.ts'
import { verifyText } from '@wellmet/introductions/grounding/verify.rules.ts'
import { drawWorld, viewerId, type DrawnWorld } from './drawn-world.ts'
import { falsified, fill, type Change } from './fill-wordings.ts'
import { others, strangers } from './stranger-wordings.ts'
import * as ours from './wordings.ts'

const today = utcDay(new Date('2026-11-19'))

/** A wording as it was checked; its kind is `true`, or what is false in it. */
export interface Tried {
  readonly kind: string
  readonly wording: string
  readonly text: string
  readonly verdict: Verdict
}

const check = (world: DrawnWorld, kind: string, wording: string, text: string): Tried => {
  const voice = { speaker: viewerId, reader: viewerId }
  const checked = verifyText(text, { claims: world.claims, viewerId, voice, today })
  const verdict = checked.find((one) => one.verdict !== 'backed')?.verdict ?? checked[0]?.verdict ?? 'not_backed'
  return { kind, wording, text, verdict }
}

/** Those of whoever wrote the rules, and those of somebody who has not seen them. */
export const wordingsBy = { ours, strangers, others }

/** Every wording about one drawn world, and its lies. */
export function tryWorld(seed: number, writer: keyof typeof wordingsBy = 'ours'): Tried[] {
  const { exaggerations, inventedMeetings, trueWordings, wrongRelations, wrongTenses } = wordingsBy[writer]
  const world = drawWorld(seed)
  const random = randomFor(`lies ${seed}`)
  const claimOf = (kind: string) =>
    world.claims.filter((claim) => claim.kind === kind && !(kind === 'worked_together' && claim.values.isNow))
  const tried: Tried[] = []
  for (const [kind, text] of trueWordings)
    for (const claim of claimOf(kind)) {
      tried.push(check(world, 'true', text, fill(text, claim)))
      for (const change of ['number', 'company', 'person', 'date'] satisfies Change[]) {
        const lie = falsified(text, claim, change, world, random)
        if (lie) tried.push(check(world, change, text, fill(text, lie)))
      }
    }
  for (const [kind, text] of wrongTenses)
    for (const claim of claimOf(kind)) tried.push(check(world, 'tense', text, fill(text, claim)))
  const [pair] = claimOf('worked_together')
  const [known] = claimOf('messages')
  for (const text of wrongRelations) tried.push(check(world, 'relation', text, fill(text, pair!)))
  for (const text of exaggerations) tried.push(check(world, 'exaggeration', text, fill(text, known!)))
  for (const text of inventedMeetings) {
    const person = random.pick(world.unmet)
    const claim = { ...known!, others: [person], values: { on: known!.values.on! } }
    tried.push(check(world, 'invented', text, fill(text, claim)))
  }
  return tried
}

/** A lie counts as missed if it is shown as backed or as making no claim. */
export const isRight = ({ kind, verdict }: Tried): boolean =>
  kind === 'true' ? verdict === 'backed' : verdict !== 'backed' && verdict !== 'no_claim'
