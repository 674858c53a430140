import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Listening } from '@wellmet/platform/contract/stream.plug-in.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { inLocale } from '@wellmet/platform/messages/locale.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import {
  arrangeDraft,
  draftClaims,
  suggestDrafts,
  type DraftFacts,
  type SuggestedDraft,
} from '../drafts/drafts.rules.ts'
import { findDraftFacts } from '../drafts/find-draft-facts.ts'
import type { Claim } from '../grounding/claims.contract.ts'
import { evidenceOf } from '../grounding/show-checks.rules.ts'
import type { ArrangedDraft, CallOutcome, DraftWanted } from './language-model.contract.ts'
import { askModelJob } from './language-model.jobs.ts'
import { languageModelMessages } from './language-model.messages.ts'
import { findCall, insertCall, type CallRow } from './language-model.store.ts'
import { findUsable } from './reserve-money.ts'
import { mostTold, tellClaims } from './tell-claims.rules.ts'

const markOf = ({ id }: Claim): string => hash('sha256', id).slice(0, 32)

/** The draft by the rules, at once; the model is asked afterwards, where there is one that the viewer can use. */
export const startDraft = (call: MemberCall, wanted: DraftWanted): Promise<ArrangedDraft> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const facts = await findDraftFacts(tx, call, wanted)
    // As the system: the key and the money are the workspace’s
    const usable = await asSystem(tx, (system) => findUsable(system, services, viewer))
    if (typeof usable === 'string') return byRules(facts, wanted, { state: 'done', outcome: usable })
    const now = services.now()
    const id = newId(now.getTime())
    const claims = draftClaims(facts).slice(0, mostTold)
    const told = tellClaims(claims, { asker: facts.asker.id, connector: facts.connector.id, target: facts.target.id })
    const { workspaceId, userId } = viewer
    await asSystem(tx, (system) =>
      insertCall(system, {
        id,
        workspaceId,
        userId,
        purpose: 'draft',
        model: usable.model,
        claims: JSON.stringify(told),
        claimMarks: claims.map(markOf),
        currency: usable.currency,
        now,
      }),
    )
    await enqueue(tx, askModelJob, { callId: id })
    return byRules(facts, wanted, { id, state: 'waiting', currency: usable.currency })
  })

type About = Partial<Pick<ArrangedDraft, 'id' | 'state' | 'outcome' | 'cost' | 'currency'>>

const byRules = (facts: DraftFacts, wanted: DraftWanted, about: About): ArrangedDraft =>
  inLanguage(wanted, () => toArranged(suggestDrafts(facts)[0]!, 'rules', about))

/** The message is in the language of its reader, and what is said about it in that of the viewer. */
const inLanguage = ({ language }: DraftWanted, write: () => ArrangedDraft): ArrangedDraft =>
  language === undefined ? write() : inLocale(language, write)

function toArranged(draft: SuggestedDraft, maker: ArrangedDraft['maker'], about: About): ArrangedDraft {
  return {
    id: null,
    state: 'done',
    outcome: null,
    note: null,
    cost: 0,
    currency: null,
    ...about,
    maker,
    tone: draft.style,
    message: draft.message,
    sentences: draft.sentences.map(({ text, claims }) => ({ text, evidence: claims.flatMap(evidenceOf) })),
  }
}

const withNote = (draft: ArrangedDraft): ArrangedDraft => ({
  ...draft,
  note: draft.outcome === null ? null : noteFor(draft.outcome),
})

/** Why the rules wrote it; null where the model chose. */
export const noteFor = (outcome: CallOutcome): string | null =>
  outcome === 'answered' ? null : languageModelMessages.byRulesBecause({ outcome })

const everyMs = 400
/** Longer than the longest call: a process that asked died. */
const lostMs = 150_000

export const showStarted = async (call: MemberCall, wanted: DraftWanted): Promise<ArrangedDraft> =>
  withNote(await startDraft(call, wanted))

/** Each look is a transaction of its own: between two of them nothing is held. */
export async function watchDraft(
  call: MemberCall & Listening,
  id: string,
  wanted: DraftWanted,
): Promise<AsyncGenerator<ArrangedDraft>> {
  // The facts are read once: they take a ranking, and the state changes within seconds.
  const facts = await call.db.reading(async (tx) => {
    await getCall(tx, id)
    return findDraftFacts(tx, call, wanted)
  })
  const look = async (): Promise<ArrangedDraft> => {
    const row = await call.db.reading((tx) => getCall(tx, id))
    return withNote(rendered(row, facts, wanted, call.services.now()))
  }
  return changes(await look(), look, call.signal)
}

async function getCall(tx: Tx, id: string): Promise<CallRow> {
  const row = await findCall(tx, { id })
  if (!row) throw notFound('draft')
  return row
}

/** What the model chose, by what is on record now: a claim that is gone meanwhile is not made. */
function rendered(row: CallRow, facts: DraftFacts, wanted: DraftWanted, now: Date): ArrangedDraft {
  const { id, state, outcome, arrangement, cost, currency } = row
  const isLost = state !== 'done' && now.getTime() - row.createdAt.getTime() > lostMs
  if (isLost) return byRules(facts, wanted, { id, state: 'done', outcome: 'too_slow', cost, currency })
  if (arrangement === null) return byRules(facts, wanted, { id, state, outcome, cost, currency })
  const claims = new Map(draftClaims(facts).map((claim) => [markOf(claim), claim.id]))
  const marks = new Map(row.claims.map((told, at) => [told.id, row.claimMarks[at] ?? '']))
  const order = arrangement.order.flatMap((toldId) => claims.get(marks.get(toldId) ?? '') ?? [])
  return inLanguage(wanted, () =>
    toArranged(arrangeDraft(facts, { order, tone: arrangement.tone }), 'model', { id, state, outcome, cost, currency }),
  )
}

async function* changes(
  first: ArrangedDraft,
  again: () => Promise<ArrangedDraft>,
  signal: AbortSignal,
): AsyncGenerator<ArrangedDraft> {
  let said = ''
  for (let now = first; ; now = await again()) {
    const words = JSON.stringify(now)
    if (words !== said) yield now
    if (now.state === 'done') return
    said = words
    await pause(everyMs, undefined, { signal })
  }
}
