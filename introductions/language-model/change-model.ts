import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { askAtOnce } from './ask-model.ts'
import { isHostListed } from './call-model.ts'
import { dialects, type Way } from './dialects.rules.ts'
import type {
  CallOutcome,
  LanguageModelChange,
  LanguageModelSettings,
  NewLanguageModel,
} from './language-model.contract.ts'
import { languageModelMessages } from './language-model.messages.ts'
import { deleteModel, deleteRefusal, saveModel, saveRefusal, updateModel } from './language-model.store.ts'
import type { PricedModel } from './reserve-money.ts'
import { sealModelKey } from './sealed-model-key.ts'
import { showMine, showSettings } from './show-model.ts'
import { madeUpClaims, mayHelpOtherWay, readTrial, trialPrompt } from './trial.rules.ts'

const trialMs = 30_000
const endOf = (key: string): string => key.slice(-4)

/** Nothing is saved before the model has arranged two facts about nobody. */
export async function connectModel(call: MemberCall, draft: NewLanguageModel): Promise<LanguageModelSettings> {
  const { services, viewer } = call
  const { dialect, url, model, key = null } = draft
  if (!isHostListed(services, url)) throw atUrl(languageModelMessages.notListed({ origin: new URL(url).origin }))
  const prices = {
    currency: draft.currency,
    inputPrice: Math.round(draft.inputPrice),
    outputPrice: Math.round(draft.outputPrice),
    monthlyBudget: Math.round(draft.monthlyBudget),
  }
  const way = await findWay(call, { address: { dialect, url, model, key }, ...prices })
  await call.db.transaction(async (tx) => {
    const { workspaceId } = viewer
    await saveModel(tx, {
      workspaceId,
      dialect,
      url,
      model,
      sealedKey: key === null ? null : sealModelKey(services, workspaceId, key),
      keyEnds: key === null ? null : endOf(key),
      ...way,
      ...prices,
      now: services.now(),
    })
    await audit(tx, call, 'language-model.connected', { host: new URL(url).host, name: model })
  })
  return await showSettings(call)
}

/** The first way of asking that is understood. */
async function findWay(call: MemberCall, model: PricedModel): Promise<Way> {
  const { services, viewer } = call
  let last: CallOutcome = 'failed'
  for (const way of dialects[model.address.dialect].ways) {
    const { outcome, taken } = await askAtOnce(services, {
      ...viewer,
      purpose: 'trial',
      model,
      way,
      prompt: trialPrompt,
      longestMs: trialMs,
      claims: madeUpClaims,
      read: readTrial,
    })
    if (taken) return way
    last = outcome
    if (!mayHelpOtherWay(outcome)) break
  }
  throw atUrl(languageModelMessages.trialFailed({ outcome: last }))
}

const atUrl = (message: string) => fail('unprocessable', message, { errors: [{ field: 'url', message }] })

export async function changeModel(call: MemberCall, change: LanguageModelChange): Promise<LanguageModelSettings> {
  await call.db.transaction(async (tx) => {
    const {
      currency = null,
      inputPrice = null,
      outputPrice = null,
      monthlyBudget = null,
      readsQuestions = null,
    } = change
    if ((await updateModel(tx, { currency, inputPrice, outputPrice, monthlyBudget, readsQuestions })) === 0)
      throw notFound('connection')
    const detail = readsQuestions === null ? {} : { isOn: String(readsQuestions) }
    await audit(tx, call, 'language-model.changed', detail)
  })
  return await showSettings(call)
}

/** What it cost and whom it was told about stays for its time. */
export const disconnectModel = (call: MemberCall): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    const gone = await deleteModel(tx)
    if (gone) await audit(tx, call, 'language-model.disconnected', { host: new URL(gone.url).host })
    return undefined
  })

export async function changeMine(call: MemberCall, { isOptedOut }: { isOptedOut: boolean }) {
  const { workspaceId, userId } = call.viewer
  await call.db.transaction(async (tx) => {
    if (isOptedOut) await saveRefusal(tx, { workspaceId, userId, now: call.services.now() })
    else await deleteRefusal(tx, { workspaceId, userId })
  })
  return await showMine(call)
}

const audit = (tx: Tx, { viewer, services }: MemberCall, action: string, detail: Record<string, string>) =>
  recordAudit(tx, {
    workspaceId: viewer.workspaceId,
    actorId: viewer.userId,
    action,
    subject: viewer.workspaceId,
    detail,
    now: services.now(),
  })
