import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { peopleDataSettings } from './people-data.settings.ts'
import {
  claimQuestion,
  dropQuestion,
  keepAnswer,
  pauseProvider,
  reserveCredits,
  settleCredits,
} from './people-data.store.ts'
import type { ProviderAnswer } from './provider-answer.rules.ts'
import { answerLastsMs, type Limits, type Spans } from './quotas.rules.ts'
import { providerName } from './show-provider.ts'

/** A question of one workspace. */
export interface Key {
  workspace: string
  question: Buffer
}

interface Reservation extends Key {
  credits: number
  spans: Spans
}

interface Claim extends Reservation {
  askedAt: Date
}

/** Longer than any call lasts: whoever asked so long ago has died. */
export const lostAfterMs = ({ config }: Services): number =>
  config.get(peopleDataSettings).PEOPLE_DATA_LABS_TIMEOUT_MS + 30_000

class NoRoom extends Error {}

/**
 * The question and the credits for it, or neither. Taken before the call and settled after it, in transactions of their
 * own: nothing is locked while the provider thinks. Those of a process that died in between stay spent, because the
 * provider may have billed them, and a month ends.
 */
export async function reserve(
  { db, services }: MemberCall,
  { limits, ...wanted }: Reservation & { limits: Limits },
): Promise<Claim | null> {
  const { spans, credits, workspace, question } = wanted
  const now = services.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  try {
    return await db.asSystem(async (tx) => {
      const claim = await claimQuestion(tx, {
        workspace,
        question,
        size: credits,
        now,
        oldBefore: before(answerLastsMs),
        lostBefore: before(lostAfterMs(services)),
      })
      if (!claim) return null
      const counted = await reserveCredits(tx, {
        provider: providerName,
        workspace,
        month: spans.month,
        minute: spans.minute,
        credits,
        serverLimit: limits.server,
        workspaceLimit: limits.workspace,
        perMinute: limits.perMinute,
      })
      if (!counted) throw new NoRoom()
      return { ...wanted, askedAt: claim.askedAt }
    })
  } catch (error) {
    if (error instanceof NoRoom) return null
    throw error
  }
}

export async function settle({ db }: MemberCall, claim: Claim, answer: ProviderAnswer, now: Date): Promise<void> {
  const { workspace, question, askedAt, credits, spans } = claim
  const rest = (until: Date, reason: 'credits' | 'rate') => ({ provider: providerName, until, reason })
  await db.asSystem(async (tx) => {
    // In the order of a reservation, so that the two never wait for each other.
    if (answer.kind === 'found')
      await keepAnswer(tx, { workspace, question, askedAt, now, people: JSON.stringify(answer.people) })
    else await dropQuestion(tx, { workspace, question, askedAt })
    const difference = (answer.spent ?? credits) - credits
    if (difference !== 0) await settleCredits(tx, { provider: providerName, workspace, month: spans.month, difference })
    if (answer.kind === 'out_of_credits') await pauseProvider(tx, rest(spans.nextMonth, 'credits'))
    if ('restUntil' in answer && answer.restUntil) await pauseProvider(tx, rest(answer.restUntil, 'rate'))
  })
}
