import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { EnrichedPerson, EnrichmentAnswer } from './enrichment.contract.ts'
import type { EnrichmentProvider, SettleCredit } from './enrichment-provider.ts'
import { answerLastsMs, nextMonth, standingAfter } from './enrichment.rules.ts'
import {
  claimQuestion,
  countReserved,
  dropQuestion,
  findQuestion,
  lockKey,
  noteNoMatch,
  noteStanding,
  noteUse,
} from './enrichment.store.ts'
import type { Account } from './read-accounts.ts'

/** A question of one member to one provider. Members share no answers: one would tell whom another one knows. */
export interface QuestionKey {
  workspaceId: string
  userId: string
  question: Buffer
  provider: string
}

export interface Claim {
  key: QuestionKey
  askedAt: Date
  /** Null when the workspace's own key is used: its provider counts the credits. */
  settleCredit: SettleCredit | null
}

export type Reservation =
  | { is: 'claimed'; claim: Claim }
  | { is: 'answered' }
  | { is: 'no_match' }
  | { is: 'being asked' }
  | { is: 'given up' }
  | { is: 'limited'; until: Date }

/** Longer than any call lasts: whoever asked so long ago has died, and its credit of the workspace's key is free again. */
const lostAfterMs = ({ config }: Services, provider: EnrichmentProvider): number => provider.timeoutMs(config) + 30_000

class TakenBack extends Error {
  readonly reservation: Reservation

  constructor(reservation: Reservation) {
    super()
    this.reservation = reservation
  }
}

interface Wanted {
  key: QuestionKey
  account: Account
  /** False where it is known that no answer would come; what was answered before is found all the same. */
  mayAsk: boolean
  isAnswered(tx: Tx): Promise<boolean>
}

/** The question and a credit for it, or neither. In a transaction of its own: nothing is locked while the provider thinks. */
export async function reserveQuestion(call: MemberCall, wanted: Wanted): Promise<Reservation> {
  try {
    return await call.db.transaction(async (tx) => {
      const reservation = await call.db.asSystem((system) => claim(system, call.services, wanted))
      // Looked at once the question is ours: whoever had it before has stored the answer together with letting go of it.
      if (await wanted.isAnswered(tx)) throw new TakenBack({ is: 'answered' })
      return reservation
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.reservation
    throw error
  }
}

async function claim(tx: Tx, services: Services, { key, account, mayAsk }: Wanted): Promise<Reservation> {
  const now = services.now()
  const lostBefore = new Date(now.getTime() - lostAfterMs(services, account.provider))
  const oldBefore = new Date(now.getTime() - answerLastsMs)
  const known = await findQuestion(tx, key)
  if (known?.answeredAt && known.answeredAt >= oldBefore) return { is: 'no_match' }
  if (known && !known.answeredAt && known.askedAt >= lostBefore) return { is: 'being asked' }
  if (!mayAsk) return { is: 'given up' }
  const isOwnKey = account.sealedKey !== null
  const claimed = await claimQuestion(tx, { ...key, isOwnKey, now, lostBefore, oldBefore })
  if (!claimed) return { is: 'being asked' }
  const credit = isOwnKey
    ? await reserveOfKey(tx, key, { now, lostBefore })
    : await account.provider.serverAccount?.takeCredit(tx, services, key.workspaceId)
  if (!credit) throw new TakenBack({ is: 'limited', until: resetOf(account, now) })
  const settleCredit = credit === 'of the key' ? null : credit
  return { is: 'claimed', claim: { key, askedAt: claimed.askedAt, settleCredit } }
}

const resetOf = ({ shared }: Account, now: Date): Date =>
  shared?.resetsAt === undefined ? nextMonth(now) : new Date(shared.resetsAt)

/** Each question under way counts as a credit, this one included. Without a row the key was deleted just now. */
async function reserveOfKey(
  tx: Tx,
  { workspaceId, provider }: QuestionKey,
  { now, lostBefore }: { now: Date; lostBefore: Date },
): Promise<'of the key' | null> {
  const key = await lockKey(tx, { workspaceId, provider, now })
  if (!key) return null
  const { n } = await countReserved(tx, { workspaceId, provider, lostBefore })
  return key.remaining === null || n <= key.remaining ? 'of the key' : null
}

/** Stores what the answer says together with what it cost. False when it was not found, or may not be stored. */
export async function settleQuestion(
  { db, services }: MemberCall,
  { key, askedAt, settleCredit }: Claim,
  { sealedKey }: Account,
  answer: EnrichmentAnswer,
  store: (tx: Tx, person: EnrichedPerson) => Promise<boolean>,
): Promise<boolean> {
  const now = services.now()
  const { workspaceId, provider } = key
  return await db.transaction(async (tx) => {
    const isStored = answer.kind === 'found' && (await store(tx, answer.person))
    const isNobody = answer.kind === 'no_match' || (answer.kind === 'found' && !isStored)
    await db.asSystem(async (system) => {
      if (isNobody) await noteNoMatch(system, { ...key, askedAt, now })
      else await dropQuestion(system, { ...key, askedAt })
      await noteUse(system, { workspaceId, provider, now })
      if (sealedKey !== null)
        await noteStanding(system, { workspaceId, provider, sealedKey, ...standingAfter(answer, now) })
      await settleCredit?.(system, answer)
    })
    return isStored
  })
}
