import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { bodyFor, type Called, isHostListed, type ModelAddress } from './call-model.ts'
import { costOf, monthOf, mostUsage, type Prices } from './cost.rules.ts'
import type { Prompt, Way } from './dialects.rules.ts'
import type { CallOutcome } from './language-model.contract.ts'
import { findModel, findRefusal, reserveMoney, settleMoney, type ModelRow } from './language-model.store.ts'
import { openModelKey } from './sealed-model-key.ts'

/** A model with what it may cost. */
export interface PricedModel extends Prices {
  readonly address: ModelAddress
  readonly currency: string
  readonly monthlyBudget: number
}

/** A call that may be made, with the money for it taken. */
export interface Reserved {
  readonly workspaceId: string
  readonly model: PricedModel
  readonly body: string
  readonly month: string
  readonly amount: number
}

/** The model of a workspace where this member can use it, or why they cannot. As the system. */
export async function findUsable(
  tx: Tx,
  services: Services,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<ModelRow | CallOutcome> {
  const row = await findModel(tx, { workspaceId })
  if (!row) return 'not_connected'
  if (await findRefusal(tx, { workspaceId, userId })) return 'opted_out'
  return isHostListed(services, row.url) ? row : 'host_not_listed'
}

export const pricedModel = (services: Services, workspaceId: string, row: ModelRow): PricedModel => ({
  address: {
    dialect: row.dialect,
    url: row.url,
    model: row.model,
    key: row.sealedKey === null ? null : openModelKey(services, workspaceId, row.sealedKey),
  },
  currency: row.currency,
  inputPrice: row.inputPrice,
  outputPrice: row.outputPrice,
  monthlyBudget: row.monthlyBudget,
})

/** Takes as much money as the call can cost at most, before it is made; null where the budget has no room. As the system. */
export async function reserveFor(
  tx: Tx,
  services: Services,
  { workspaceId, model, way, prompt }: { workspaceId: string; model: PricedModel; way: Way; prompt: Prompt },
): Promise<Reserved | null> {
  const body = bodyFor(model.address, way, prompt)
  const month = monthOf(services.now())
  const amount = costOf(mostUsage(body, prompt.mostTokens), model)
  const { currency, monthlyBudget: budget } = model
  const isTaken = await reserveMoney(tx, { workspaceId, month, currency, amount, budget })
  return isTaken ? { workspaceId, model, body, month, amount } : null
}

export interface Settled {
  readonly cost: number
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

/** Gives back what was not spent. What nobody told is taken for spent. As the system. */
export async function settleFor(
  tx: Tx,
  { workspaceId, model, month, amount }: Reserved,
  { billed }: Called,
): Promise<Settled> {
  const cost = billed === 'nothing' ? 0 : billed === 'unknown' ? amount : costOf(billed, model)
  const { currency } = model
  if (cost !== amount) await settleMoney(tx, { workspaceId, month, currency, difference: cost - amount })
  const isKnown = typeof billed === 'object'
  return { cost, inputTokens: isKnown ? billed.inputTokens : null, outputTokens: isKnown ? billed.outputTokens : null }
}
