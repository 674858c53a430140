import { bodyFor, callModel, type Gate, type ModelAddress } from './call-model.ts'
import { dialects, type Usage, type Way } from './dialects.rules.ts'
import type { CallOutcome } from './language-model.contract.ts'
import { mayHelpOtherWay, readTrial, trialPrompt } from './trial.rules.ts'

export interface Probed {
  readonly way: Way
  readonly outcome: CallOutcome
  readonly ms: number
  readonly usage: Usage | null
}

/** Tries an endpoint as connecting it would, without a workspace and its budget. */
export async function probeModel(gate: Gate, address: ModelAddress): Promise<Probed[]> {
  const tries: Probed[] = []
  for (const way of dialects[address.dialect].ways) {
    const began = performance.now()
    const { outcome: called, text, billed } = await callModel(gate, address, bodyFor(address, way, trialPrompt))
    const isUsed = text !== null && readTrial(text).taken !== null
    const outcome = called === 'answered' && !isUsed ? 'nothing_usable' : called
    const ms = Math.round(performance.now() - began)
    tries.push({ way, outcome, ms, usage: typeof billed === 'object' ? billed : null })
    if (!mayHelpOtherWay(outcome)) break
  }
  return tries
}
