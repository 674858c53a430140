import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { lostAfterMs, orRollBack } from './ask-once.ts'
import type { ProvidedPerson, ProviderAnswer } from './enrichment.contract.ts'
import { nextMonth, accountStateAfter } from './enrichment.rules.ts'
import {
  claimLookUp,
  countReserved,
  deleteLookUp,
  findLookUp,
  lockKey,
  saveNoMatch,
  saveProviderStatus,
  saveUse,
} from './enrichment.store.ts'
import { answerLastsMs } from './quotas.rules.ts'
import type { Account } from './read-accounts.ts'
import { findServerAccount } from './server-account.ts'
import { takeCredits, type SettleCredits } from './take-credits.ts'

/** A look-up of one member at one provider. Members share no answers: one would tell whom another one knows. */
export interface LookUpKey {
  workspaceId: string
  userId: string
  question: Buffer
  provider: string
}

export interface LookUpClaim {
  key: LookUpKey
  askedAt: Date
  /** Null when the workspace's own key is used: its provider counts the credits. */
  settleCredits: SettleCredits | null
}

type LookUpReservation =
  | { is: 'claimed'; claim: LookUpClaim }
  | { is: 'answered' }
  | { is: 'no_match' }
  | { is: 'being asked' }
  | { is: 'given up' }
  | { is: 'limited'; until: Date }

interface Wanted {
  key: LookUpKey
  account: Account
  /** False where it is known that no answer would come; what was answered before is found all the same. */
  mayAsk: boolean
  isAnswered(tx: Tx): Promise<boolean>
}

/** The look-up and a credit for it, or neither. */
export const reserveLookUp = (call: MemberCall, wanted: Wanted): Promise<LookUpReservation> =>
  orRollBack<LookUpReservation>((rollBack) =>
    call.db.transaction(async (tx) => {
      // As the system: look-ups under way of all members count against one key
      const reservation = await call.db.asSystem((system) => claim(system, call.services, wanted))
      if (reservation.is === 'limited') return rollBack(reservation)
      // Looked at once the question is ours: whoever had it before has stored the answer together with letting go of it.
      if (await wanted.isAnswered(tx)) return rollBack({ is: 'answered' })
      return reservation
    }),
  )

async function claim(tx: Tx, services: Services, { key, account, mayAsk }: Wanted): Promise<LookUpReservation> {
  const now = services.now()
  const lostBefore = new Date(now.getTime() - lostAfterMs(services, account.provider))
  const oldBefore = new Date(now.getTime() - answerLastsMs)
  const known = await findLookUp(tx, key)
  if (known?.answeredAt && known.answeredAt >= oldBefore) return { is: 'no_match' }
  if (known && !known.answeredAt && known.askedAt >= lostBefore) return { is: 'being asked' }
  if (!mayAsk) return { is: 'given up' }
  const isOwnKey = account.sealedKey !== null
  const claimed = await claimLookUp(tx, { ...key, isOwnKey, now, lostBefore, oldBefore })
  if (!claimed) return { is: 'being asked' }
  const credit = isOwnKey
    ? await reserveOfKey(tx, key, { now, lostBefore })
    : await takeServerCredit(tx, services, account, key)
  if (!credit) return { is: 'limited', until: resetOf(account, now) }
  const settleCredits = credit === 'workspace_key' ? null : credit
  return { is: 'claimed', claim: { key, askedAt: claimed.askedAt, settleCredits } }
}

async function takeServerCredit(
  tx: Tx,
  services: Services,
  { provider }: Account,
  { workspaceId }: LookUpKey,
): Promise<SettleCredits | null> {
  const account = findServerAccount(services, provider)
  return account && (await takeCredits(tx, services, provider, { account, workspaceId, credits: 1 }))
}

const resetOf = ({ shared }: Account, now: Date): Date =>
  shared?.resetsAt === undefined ? nextMonth(now) : new Date(shared.resetsAt)

/** Each look-up under way counts as a credit, this one included. Without a row the key was deleted just now. */
async function reserveOfKey(
  tx: Tx,
  { workspaceId, provider }: LookUpKey,
  { now, lostBefore }: { now: Date; lostBefore: Date },
): Promise<'workspace_key' | null> {
  const key = await lockKey(tx, { workspaceId, provider, now })
  if (!key) return null
  const { n } = await countReserved(tx, { workspaceId, provider, lostBefore })
  return key.remaining === null || n <= key.remaining ? 'workspace_key' : null
}

/** Stores what the answer says together with what it cost. False when it was not found, or may not be stored. */
export async function settleLookUp(
  { db, services }: MemberCall,
  { key, askedAt, settleCredits }: LookUpClaim,
  { sealedKey }: Account,
  answer: ProviderAnswer<ProvidedPerson>,
  store: (tx: Tx, person: ProvidedPerson) => Promise<boolean>,
): Promise<boolean> {
  const now = services.now()
  const { workspaceId, provider } = key
  return await db.transaction(async (tx) => {
    const isStored = answer.kind === 'found' && (await store(tx, answer.found))
    const isNobody = answer.kind === 'no_match' || (answer.kind === 'found' && !isStored)
    await db.asSystem(async (system) => {
      if (isNobody) await saveNoMatch(system, { ...key, askedAt, now })
      else await deleteLookUp(system, { ...key, askedAt })
      await saveUse(system, { workspaceId, provider, now })
      if (sealedKey !== null)
        await saveProviderStatus(system, { workspaceId, provider, sealedKey, ...accountStateAfter(answer, now) })
      await settleCredits?.(system, answer)
    })
    return isStored
  })
}
