import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isHostListed } from './call-model.ts'
import { monthOf } from './cost.rules.ts'
import type { LanguageModelCall, LanguageModelSettings, MyLanguageModel } from './language-model.contract.ts'
import { languageModelServerSettings } from './language-model.settings.ts'
import { countRefusals, findModel, findRefusal, getMonth, listCalls } from './language-model.store.ts'

export const showSettings = (call: MemberCall): Promise<LanguageModelSettings> =>
  // As the system: how many members opted out, and no word about who
  call.db.asSystem(async (tx) => {
    const { services, viewer } = call
    const { workspaceId } = viewer
    const row = await findModel(tx, { workspaceId })
    const { n: optedOut } = await countRefusals(tx, { workspaceId })
    const origins = services.config.get(languageModelServerSettings).LANGUAGE_MODEL_ORIGINS
    if (!row) return { origins, connection: null, optedOut }
    const { sealedKey: _, limitField: __, connectedAt, ...shown } = row
    const month = await getMonth(tx, { workspaceId, month: monthOf(services.now()), currency: row.currency })
    return {
      origins,
      connection: {
        ...shown,
        ...month,
        isHostListed: isHostListed(services, row.url),
        connectedAt: connectedAt.toISOString(),
      },
      optedOut,
    }
  })

export const showMine = (call: MemberCall): Promise<MyLanguageModel> =>
  call.db.reading(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const row = await findModel(tx, { workspaceId })
    const isOptedOut = (await findRefusal(tx, { workspaceId, userId })) !== undefined
    const isUsable = row !== undefined && isHostListed(call.services, row.url)
    return {
      host: isUsable ? new URL(row.url).host : null,
      model: isUsable ? row.model : null,
      isOptedOut,
      readsQuestions: isUsable && row.readsQuestions && !isOptedOut,
    }
  })

export const showCalls = (
  call: MemberCall,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: LanguageModelCall[]; next: string | null }> =>
  // As the system: owners see what left for every member; nothing in it names anybody but who asked
  call.db.asSystem(async (tx) => {
    const asked = { workspaceId: call.viewer.workspaceId, beforeId: cursor ?? null, limit: limit + 1 }
    const rows = await listCalls(tx, asked)
    const page = rows.slice(0, limit)
    const items = page.map(({ userId, userName, createdAt, ...row }) => ({
      ...row,
      by: { userId, name: userName },
      createdAt: createdAt.toISOString(),
    }))
    return { items, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
  })
