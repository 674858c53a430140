import { onTestFinished } from 'vitest'
import type { ArrangedDraft } from '@wellmet/introductions/language-model/language-model.contract.ts'
import { listenTo } from '../contract/listen-to.ts'
import { startLanguageModel } from '../../tools/stand-ins/language-model.ts'
import { introductionStage } from './introductions.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { Somebody, World } from './world.ts'

export const modelKey = 'sk-a-key-of-ours-1234'

/** A workspace of whom Mara is the owner, with a model that listens and is not connected yet. */
export async function languageModelStage(settings: Record<string, string> = {}) {
  const model = await startLanguageModel()
  onTestFinished(() => model.close())
  const stage = await introductionStage({
    LANGUAGE_MODEL_ORIGINS: model.url,
    LANGUAGE_MODEL_TIMEOUT_MS: '1500',
    ...settings,
  })
  const { world, me, bob, find } = stage
  await world.superuser.query(`update account.workspaces set name = 'Halyard' where id = $1`, [me.workspace!.id])
  const connection = {
    dialect: 'openai' as const,
    url: `${model.url}/v1`,
    model: 'made-up-1',
    key: modelKey,
    currency: 'USD',
    inputPrice: 1_000_000,
    outputPrice: 4_000_000,
    monthlyBudget: 1_000_000,
  }
  const connect = (change: Partial<typeof connection> | { dialect: 'anthropic' } = {}, who: Somebody = me) =>
    world.as(who).languageModel.connect({ body: { ...connection, ...change } })
  const wanted = async () => ({ personId: await find('Ana'), connectorId: bob.user.id })
  const watch = (who: Somebody, id: string, body: { personId: string; connectorId: string }) => {
    const query = new URLSearchParams(body).toString()
    return listenTo(`${world.origin()}/api/language-model/drafts/${id}/progress?${query}`, { cookie: who.cookie! })
  }
  const last = async (who: Somebody, id: string, body: { personId: string; connectorId: string }) => {
    const stream = await watch(who, id, body)
    const event = await stream.nextEvent<ArrangedDraft>()
    stream.hangUp()
    return event!
  }
  /** Wants a draft and lets the worker ask for it. */
  const draft = async (who: Somebody = me) => {
    const body = await wanted()
    const started = await world.as(who).languageModel.draft({ body })
    await world.work()
    return { started, done: started.id === null ? started : await last(who, started.id, body) }
  }
  const connectionNow = async () => (await world.as(me).languageModel.show({})).connection!
  const calls = async () => (await world.as(me).languageModel.calls({ query: {} })).items
  return { ...stage, model, connection, connect, wanted, watch, draft, connectionNow, calls }
}

/** A connected model with one recorded call. No server answers for it. */
export async function plantLanguageModel(
  { superuser }: Pick<World, 'superuser'>,
  who: Somebody,
  model: string,
): Promise<void> {
  const [workspaceId, userId] = [who.workspace!.id, who.user.id]
  await superuser.query(
    `insert into introductions.language_models (workspace_id, dialect, url, model, sealed_key, key_ends, answer_form, limit_field,
       currency, input_price, output_price, monthly_budget, connected_at)
     values ($1, 'openai', 'https://models.example/v1', $2, null, null, 'schema', 'max_tokens', 'USD', 1, 1, 1000000, now())`,
    [workspaceId, model],
  )
  await superuser.query(
    `insert into introductions.language_model_months (workspace_id, month, currency, spent, calls) values ($1, date_trunc('month', now()), 'USD', 7, 1)`,
    [workspaceId],
  )
  await superuser.query(
    `insert into introductions.language_model_calls (id, workspace_id, user_id, purpose, model, state, outcome, claims, claim_marks,
       currency, cost, created_at, settled_at)
     values ($1, $2, $3, 'draft', $4, 'done', 'answered', '[{"id": "c1", "kind": "asker", "about": ["asker"]}]', '{x}', 'USD', 7, now(), now())`,
    [newId(), workspaceId, userId, model],
  )
}
