import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { Arrangement } from '../drafts/arrangement.contract.ts'
import { arrangementPrompt, readArrangement } from './arrangement.rules.ts'
import { callModel, gateOf, type Called } from './call-model.ts'
import type { Prompt, Way } from './dialects.rules.ts'
import type { CallOutcome, ToldClaim } from './language-model.contract.ts'
import { claimCall, findCall, insertCall, settleCall } from './language-model.store.ts'
import { findUsable, pricedModel, reserveFor, settleFor, type PricedModel, type Reserved } from './reserve-money.ts'

/** What was taken of an answer. */
interface Taken {
  readonly outcome: CallOutcome
  readonly arrangement: Arrangement | null
  readonly dropped: number
}

/** Asks a model to arrange the claims of a call that waits. Once: after a crash it may have been paid for. */
export async function askForArrangement(services: Services, callId: string): Promise<void> {
  // As the system: a job acts for the member who wanted the draft
  const asked = await services.database.system.asSystem(async (tx) => {
    const call = await findCall(tx, { id: callId })
    if (call?.state !== 'waiting') return null
    const row = await findUsable(tx, services, call)
    if (typeof row === 'string') return (await settleCall(tx, { id: callId, ...unasked(services, row) }), null)
    const { workspaceId, claims } = call
    const model = pricedModel(services, workspaceId, row)
    const reserved = await reserveFor(tx, services, { workspaceId, model, way: row, prompt: arrangementPrompt(claims) })
    if (!reserved) return (await settleCall(tx, { id: callId, ...unasked(services, 'budget_used_up') }), null)
    await claim(tx, callId, reserved)
    return { claims, reserved }
  })
  if (!asked) return
  const called = await callModel(gateOf(services), asked.reserved.model.address, asked.reserved.body)
  await settle(services, callId, asked.reserved, called, takenFrom(called, asked.claims))
}

/** Fails if another run has claimed it, which takes the reservation back. */
async function claim(tx: Tx, id: string, { amount }: Reserved): Promise<void> {
  if (!(await claimCall(tx, { id, reserved: amount }))) throw new Error(`the call ${id} is claimed already`)
}

function takenFrom({ text, outcome }: Called, claims: readonly ToldClaim[]): Taken {
  if (text === null) return { outcome, arrangement: null, dropped: 0 }
  const { arrangement, dropped } = readArrangement(text, claims)
  return { outcome: arrangement ? 'answered' : 'nothing_usable', arrangement, dropped }
}

const unasked = (services: Services, outcome: CallOutcome) => ({
  outcome,
  arrangement: null,
  dropped: 0,
  cost: 0,
  inputTokens: null,
  outputTokens: null,
  now: services.now(),
})

const settle = (
  services: Services,
  id: string,
  reserved: Reserved,
  called: Called,
  { outcome, arrangement, dropped }: Taken,
): Promise<void> =>
  // As the system: the money is the workspace’s
  services.database.system.asSystem(async (tx) => {
    const settled = await settleFor(tx, reserved, called)
    await settleCall(tx, {
      id,
      outcome,
      arrangement: arrangement && JSON.stringify(arrangement),
      dropped,
      ...settled,
      now: services.now(),
    })
  })

export interface AtOnce<T> {
  readonly workspaceId: string
  readonly userId: string
  readonly purpose: 'question' | 'trial'
  readonly model: PricedModel
  readonly way: Way
  readonly prompt: Prompt
  readonly longestMs: number
  /** What it is told, if that may be stored. */
  readonly claims?: readonly ToldClaim[]
  /** What is taken of the text of an answer; null for nothing. */
  readonly read: (text: string) => { taken: T | null; dropped: number }
}

/** Asks at once, for somebody who waits for it. */
export async function askAtOnce<T>(
  services: Services,
  { workspaceId, userId, purpose, model, way, prompt, longestMs, claims = [], read }: AtOnce<T>,
): Promise<{ outcome: CallOutcome; taken: T | null }> {
  const now = services.now()
  const id = newId(now.getTime())
  // As the system: the money is the workspace’s
  const reserved = await services.database.system.asSystem(async (tx) => {
    const found = await reserveFor(tx, services, { workspaceId, model, way, prompt })
    if (!found) return null
    const { currency, address } = model
    const told = { claims: JSON.stringify(claims), claimMarks: [] }
    await insertCall(tx, { id, workspaceId, userId, purpose, model: address.model, ...told, currency, now })
    await claim(tx, id, found)
    return found
  })
  if (!reserved) return { outcome: 'budget_used_up', taken: null }
  const called = await callModel(gateOf(services), model.address, reserved.body, longestMs)
  const { taken, dropped } = called.text === null ? { taken: null, dropped: 0 } : read(called.text)
  const outcome = called.outcome === 'answered' && taken === null ? 'nothing_usable' : called.outcome
  await settle(services, id, reserved, called, { outcome, arrangement: null, dropped })
  return { outcome, taken }
}
