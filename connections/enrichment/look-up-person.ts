import { createHmac } from 'node:crypto'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { deriveKey } from '@wellmet/platform/vault/derive-key.ts'
import { askOnce } from './ask-once.ts'
import type { ProvidedPerson, ProviderAnswer } from './enrichment.contract.ts'
import type { EnrichmentProvider, EnrichmentQuestion } from './enrichment-provider.ts'
import { nextMonth } from './enrichment.rules.ts'
import { openKey } from './keys.ts'
import { isAvailable, readAccounts, type Account } from './read-accounts.ts'
import { reserveLookUp, settleLookUp, type LookUpClaim, type LookUpKey } from './reserve-look-up.ts'
import { findServerAccount } from './server-account.ts'
import { standingOfKey } from './show-accounts.ts'

export interface LookUp {
  question: EnrichmentQuestion
  /** Whether the answer is stored already. In the transaction that would ask for it. */
  isAnswered(tx: Tx): Promise<boolean>
  /** In the transaction that settles what the answer cost. False for somebody of whom nothing may be stored. */
  store(tx: Tx, provider: string, person: ProvidedPerson): Promise<boolean>
}

/** What one provider answered. */
export type Said =
  | { said: 'found' }
  | { said: 'no_match' }
  | { said: 'limited'; until: Date }
  | { said: 'refused' }
  | { said: 'failed' }

export interface LookUpResult {
  /** `off`: there is nobody to ask. */
  outcome: Said['said'] | 'off'
  /** Until when nothing can be asked. */
  until: Date | null
  /** By label, in the order in which they were asked. */
  said: { label: string; said: Said['said'] }[]
}

/** Asks one provider after the other until one knows somebody; each at most once, however many ask at the same time. */
export async function lookUpPerson(
  call: MemberCall,
  providers: readonly EnrichmentProvider[],
  lookUp: LookUp,
): Promise<LookUpResult> {
  const accounts = (await readAccounts(call, providers)).filter(isAvailable)
  const question = hashOf(call.services, lookUp.question)
  const said: { label: string; said: Said }[] = []
  for (const account of accounts) {
    const one = await askAccount(call, account, lookUp, question)
    said.push({ label: account.provider.label, said: one })
    if (one.said === 'found') break
  }
  return summed(said)
}

/** What counts most comes first: an answer, then what may still become one. */
const weight = ['found', 'limited', 'failed', 'refused', 'no_match'] as const

function summed(said: readonly { label: string; said: Said }[]): LookUpResult {
  const words = said.map((one) => one.said)
  const limits = words.flatMap((one) => (one.said === 'limited' ? [one.until.getTime()] : []))
  return {
    outcome: weight.find((kind) => words.some((one) => one.said === kind)) ?? 'off',
    until: limits.length === 0 ? null : new Date(Math.min(...limits)),
    said: said.map((one) => ({ label: one.label, said: one.said.said })),
  }
}

function askAccount(call: MemberCall, account: Account, lookUp: LookUp, question: Buffer): Promise<Said> {
  const { provider } = account
  const hindrance = hindranceOf(account, call.services.now())
  const { workspaceId, userId } = call.viewer
  const key: LookUpKey = { workspaceId, userId, question, provider: provider.name }
  const isAnswered = (tx: Tx) => lookUp.isAnswered(tx)
  return askOnce<LookUpClaim, ProvidedPerson, Said>(call, provider, {
    async reserve(hasWaited) {
      const mayAsk = hindrance === null && !hasWaited
      const reservation = await reserveLookUp(call, { key, account, mayAsk, isAnswered })
      switch (reservation.is) {
        case 'answered':
          return { is: 'settled', result: { said: 'found' } }
        case 'no_match':
          return { is: 'settled', result: { said: 'no_match' } }
        case 'limited':
          return { is: 'settled', result: { said: 'limited', until: reservation.until } }
        case 'given up':
          return { is: 'settled', result: hindrance ?? (await whyGivenUp(call, provider)) }
        default:
          return reservation
      }
    },
    toAsk: () => ({
      key: keyOf(call, account),
      request: provider.ask(lookUp.question),
      read: (received, now) => provider.read(received, lookUp.question, now),
    }),
    async settle(claim, answer) {
      const isStored = await settleLookUp(call, claim, account, answer, (tx, person) =>
        lookUp.store(tx, provider.name, person),
      )
      return isStored ? { said: 'found' } : saidBy(answer, call.services.now())
    },
    giveUp: async () => ({ said: 'failed' }),
  })
}

/** What is known without asking. A call that failed is tried again. */
function hindranceOf({ provider, sealedKey, row, shared }: Account, now: Date): Said | null {
  const { state, resetsAt } =
    sealedKey !== null && row ? standingOfKey(provider, row, now) : { state: shared?.state, resetsAt: shared?.resetsAt }
  if (state === 'refused') return { said: 'refused' }
  return state === 'limited' && resetsAt ? { said: 'limited', until: new Date(resetsAt) } : null
}

/** The request that was made for everybody waiting has saved what was wrong. */
async function whyGivenUp(call: MemberCall, provider: EnrichmentProvider): Promise<Said> {
  const [account] = await readAccounts(call, [provider])
  return (account && hindranceOf(account, call.services.now())) ?? { said: 'failed' }
}

function keyOf({ services, viewer }: MemberCall, { provider, sealedKey }: Account): string {
  if (sealedKey !== null) return openKey(services, viewer.workspaceId, provider.name, sealedKey)
  return present(findServerAccount(services, provider), 'account of the server').key
}

/** A person who must not be stored counts as not found. */
function saidBy(answer: ProviderAnswer<ProvidedPerson>, now: Date): Said {
  if (answer.kind === 'out_of_credits') return { said: 'limited', until: nextMonth(now) }
  if (answer.kind === 'too_fast') return { said: 'limited', until: answer.until }
  if (answer.kind === 'key_refused') return { said: 'refused' }
  return { said: answer.kind === 'failed' ? 'failed' : 'no_match' }
}

/** Keyed, because names can be guessed. However it was typed: case and spacing do not matter. */
function hashOf({ dataSecret }: Services, { name, company, email }: EnrichmentQuestion): Buffer {
  const plain = [name, company, email].map((text) => text?.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim())
  return createHmac('sha256', deriveKey(dataSecret, 'questions about people')).update(JSON.stringify(plain)).digest()
}
