import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { askProvider } from './ask-provider.ts'
import type { PeopleDataProvider, PersonQuestion, ProvidedPerson } from './people-data.contract.ts'
import { peopleDataSettings } from './people-data.settings.ts'
import { findAnswer } from './people-data.store.ts'
import { isAskable, normalise } from './provider-question.rules.ts'
import { answerLastsMs, roomIn } from './quotas.rules.ts'
import { lostAfterMs, reserve, settle, type Key } from './reserve-credits.ts'
import { isOff, readAccount, showProvider } from './show-provider.ts'

export interface PeopleDataFound {
  people: ProvidedPerson[]
  provider: PeopleDataProvider
  /** When the provider said so, and whether that was said to an earlier question; null when it said nothing. */
  answer: { at: Date; isKept: boolean } | null
}

const lookAgainMs = 50

/** For everything beside the call itself. */
const patienceMs = 5_000

/** Asks the provider once, however many ask the same at the same time in however many processes. */
export async function searchPeopleData(
  call: MemberCall,
  asked: PersonQuestion,
  size: number,
): Promise<PeopleDataFound> {
  const question = normalise(asked)
  if (isOff(call.services) || !isAskable(question)) return nothing(await showProvider(call))
  const { PEOPLE_DATA_LABS_URL, PEOPLE_DATA_LABS_TIMEOUT_MS } = call.services.config.get(peopleDataSettings)
  const key = {
    workspace: call.viewer.workspaceId,
    question: hashOf(question, PEOPLE_DATA_LABS_URL),
  }
  const patientUntil = performance.now() + PEOPLE_DATA_LABS_TIMEOUT_MS + patienceMs
  let hasWaited = false
  while (performance.now() < patientUntil) {
    const { usage, limits, spans, provider } = await readAccount(call)
    const kept = await findKept(call, key, size)
    if (kept === 'being asked') {
      hasWaited = true
      await pause(lookAgainMs)
      continue
    }
    const credits = provider.state === 'ok' && maySpend(call) ? Math.min(size, roomIn(usage, limits)) : 0
    if (kept && (kept.isWhole || credits <= kept.size)) return { ...kept.found, provider }
    if (credits === 0) return nothing(provider)
    // Whoever asked for all of us got nothing: each of us asking again would only cost.
    if (hasWaited && !kept) break
    const claim = await reserve(call, { ...key, credits, spans, limits })
    // Somebody was quicker, with this question or with the last credits: look again.
    if (!claim) continue
    const answer = await askProvider(call.services, question, credits)
    const at = call.services.now()
    await settle(call, claim, answer, at)
    const after = (await readAccount(call)).provider
    if (answer.kind === 'found') return { people: answer.people, provider: after, answer: { at, isKept: false } }
    return nothing(answer.kind === 'failed' ? { ...after, state: 'down' } : after)
  }
  const provider = await showProvider(call)
  return nothing(provider.state === 'limited' ? provider : { ...provider, state: 'down' })
}

/** Viewers see what members asked for, and spend nothing. */
export const maySpend = ({ viewer }: MemberCall): boolean => viewer.role !== 'viewer'

const nothing = (provider: PeopleDataProvider): PeopleDataFound => ({ people: [], provider, answer: null })

/** With who was asked: what one provider answered says nothing of another. */
const hashOf = ({ name, role, company, location, seniority }: PersonQuestion, provider: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([provider, name, role, company, location, seniority]))
    .digest()

async function findKept(call: MemberCall, key: Key, size: number) {
  const now = call.services.now().getTime()
  const row = await call.db.transaction((tx) => findAnswer(tx, key))
  if (!row) return null
  if (row.people === null || row.answeredAt === null)
    return row.askedAt.getTime() > now - lostAfterMs(call.services) ? ('being asked' as const) : null
  const isWhole = row.size >= size || row.people.length < row.size
  if (row.answeredAt.getTime() < now - answerLastsMs) return null
  return {
    found: { people: row.people.slice(0, size), answer: { at: row.answeredAt, isKept: true } },
    size: row.size,
    isWhole,
  }
}
