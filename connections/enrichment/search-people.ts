import { createHash } from 'node:crypto'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { askOnce, lostAfterMs, orRollBack, type Reservation } from './ask-once.ts'
import type { FoundPerson, PersonSearch, ProviderAnswer, SharedCredits } from './enrichment.contract.ts'
import type { SearchProvider, ServerAccount } from './enrichment-provider.ts'
import { claimSearch, deleteSearch, findSearch, saveSearch } from './enrichment.store.ts'
import { isAskable, normalise } from './person-search.rules.ts'
import { answerLastsMs, roomIn } from './quotas.rules.ts'
import { findServerAccount, readUsage, showServerAccount } from './server-account.ts'
import { takeCredits, type SettleCredits } from './take-credits.ts'

export interface PeopleFound {
  people: readonly FoundPerson[]
  provider: SharedCredits
  /** When the provider said so, and whether that was said to an earlier search; null when it said nothing. */
  answer: { at: Date; isKept: boolean } | null
}

/** A search of one workspace. Its members share the answer. */
interface SearchKey {
  workspaceId: string
  question: Buffer
}

interface Claim {
  askedAt: Date
  credits: number
  settleCredits: SettleCredits
}

/** Finds people by what they do, with the account of the server. Asks again only for more people than are stored. */
export async function searchPeople(
  call: MemberCall,
  provider: SearchProvider,
  asked: PersonSearch,
  size: number,
): Promise<PeopleFound> {
  const { services, viewer } = call
  const search = normalise(asked)
  const account = findServerAccount(services, provider)
  if (account === null || !isAskable(search)) return nothing(await showServerAccount(call, provider))
  const key = { workspaceId: viewer.workspaceId, question: hashOf(search, provider.baseUrl(services.config)) }
  const shown = () => showServerAccount(call, provider)
  const giveUp = async () => {
    const shared = await shown()
    return nothing(shared.state === 'limited' ? shared : { ...shared, state: 'down' })
  }
  return await askOnce<Claim, FoundPerson[], PeopleFound>(call, provider, {
    async reserve(hasWaited) {
      const { usage, limits, shared } = await readUsage(call, provider, account)
      const kept = await findKept(call, provider, key, size)
      if (kept === 'being asked') return { is: 'being asked' }
      const credits = shared.state === 'ok' && maySpend(call) ? Math.min(size, roomIn(usage, limits)) : 0
      if (kept && (kept.isWhole || credits <= kept.size)) return settled({ ...kept.found, provider: shared })
      if (credits === 0) return settled(nothing(shared))
      // The one request that was made for everybody waiting failed. Asking again for each would only cost credits.
      if (hasWaited && !kept) return settled(await giveUp())
      return await claim(call, provider, { account, key, credits })
    },
    toAsk: ({ credits }) => ({
      key: account.key,
      request: provider.search.ask(search, credits),
      read: (received, now) => provider.search.read(received, credits, now),
    }),
    async settle(claimed, answer) {
      const at = services.now()
      await settle(call, key, claimed, answer, at)
      const shared = await shown()
      if (answer.kind === 'found') return { people: answer.found, provider: shared, answer: { at, isKept: false } }
      const isDown = answer.kind === 'failed' || answer.kind === 'key_refused'
      return nothing(isDown ? { ...shared, state: 'down' } : shared)
    },
    giveUp,
  })
}

/** Viewers see what members asked for, and spend nothing. */
export const maySpend = ({ viewer }: MemberCall): boolean => viewer.role !== 'viewer'

const nothing = (provider: SharedCredits): PeopleFound => ({ people: [], provider, answer: null })

const settled = (result: PeopleFound): Reservation<Claim, PeopleFound> => ({ is: 'settled', result })

interface Wanted {
  account: ServerAccount
  key: SearchKey
  credits: number
}

/** The search and the credits for it, or neither. */
const claim = (
  { db, services }: MemberCall,
  provider: SearchProvider,
  { account, key, credits }: Wanted,
): Promise<Reservation<Claim, PeopleFound>> =>
  orRollBack<Reservation<Claim, PeopleFound>>((rollBack) =>
    // As the system: credits and call limits are counted over the whole server
    db.asSystem(async (tx) => {
      const now = services.now()
      const before = (ms: number) => new Date(now.getTime() - ms)
      const times = { now, oldBefore: before(answerLastsMs), lostBefore: before(lostAfterMs(services, provider)) }
      const claimed = await claimSearch(tx, { ...key, size: credits, ...times })
      if (!claimed) return { is: 'taken' }
      const taken = { account, workspaceId: key.workspaceId, credits }
      const settleCredits = await takeCredits(tx, services, provider, taken)
      if (!settleCredits) return rollBack({ is: 'taken' })
      return { is: 'claimed', claim: { askedAt: claimed.askedAt, credits, settleCredits } }
    }),
  )

const settle = (
  { db }: MemberCall,
  key: SearchKey,
  { askedAt, settleCredits }: Claim,
  answer: ProviderAnswer<FoundPerson[]>,
  now: Date,
): Promise<void> =>
  db.asSystem(async (tx) => {
    // In the order of a reservation, so that the two never wait for each other.
    if (answer.kind === 'found') await saveSearch(tx, { ...key, askedAt, now, people: JSON.stringify(answer.found) })
    else await deleteSearch(tx, { ...key, askedAt })
    await settleCredits(tx, answer)
  })

/** With who was asked: what one provider answered says nothing of another. */
const hashOf = ({ name, role, company, location, seniority }: PersonSearch, provider: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([provider, name, role, company, location, seniority]))
    .digest()

async function findKept(call: MemberCall, provider: SearchProvider, key: SearchKey, size: number) {
  const now = call.services.now().getTime()
  const row = await call.db.transaction((tx) => findSearch(tx, key))
  if (!row) return null
  if (row.people === null || row.answeredAt === null)
    return row.askedAt.getTime() > now - lostAfterMs(call.services, provider) ? ('being asked' as const) : null
  const isWhole = row.size >= size || row.people.length < row.size
  if (row.answeredAt.getTime() < now - answerLastsMs) return null
  return {
    found: { people: row.people.slice(0, size), answer: { at: row.answeredAt, isKept: true } },
    size: row.size,
    isWhole,
  }
}
