import { limitCodes } from '@wellmet/account/users/limit-codes.ts'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { openUntil } from './open-until.ts'
import type { StaffEntry } from './staff.contract.ts'
import { expectRoom } from './staff-database.ts'
import { staffMessages } from './staff.messages.ts'
import { endingOf, openPhone } from './staff-phone.ts'
import { completeProof, findPhone } from './staff.store.ts'
import { checkCode, sendCode, sendsTextMessages, type CheckedCode } from './twilio-verify.ts'

/** So long after the passkey the code of the phone counts; Twilio's codes live as long. */
const codeMs = 10 * 60_000
const texts = { name: 'staff-phone', points: 3, seconds: 600 }
const counted = 'staff phone'

/** The last digits of the phone that has to answer after the passkey; null if nothing has to. As the system. */
export async function findPhoneEnding(
  tx: Tx,
  services: Services,
  { userId, sessionId }: Asker,
): Promise<string | null> {
  if (!sendsTextMessages(services)) return null
  const sealed = (await findPhone(tx, { userId, sessionId }))?.sealedPhone ?? null
  return sealed === null ? null : endingOf(openPhone(services, userId, sealed))
}

type Asker = { userId: string; sessionId: string }

/** The step after the passkey of this session: without a code one is sent, with the right one the room opens. */
export async function verifyPhone(call: UserCall, code: string | undefined): Promise<StaffEntry | Refusal> {
  const { db, viewer, services } = call
  expectRoom(services)
  if (!sendsTextMessages(services)) throw fail('not_configured', staffMessages.phoneNotConfigured())
  const asker = { userId: viewer.userId, sessionId: present(viewer.sessionId) }
  // As the system: no user reads the number, nor when a passkey was used
  const number = await db.asSystem((tx) => expectNumber(tx, services, asker, code !== undefined))
  // Outside of a transaction: the provider may take its time.
  return code === undefined ? sendTo(call, number) : check(call, asker, number, code)
}

async function expectNumber(tx: Tx, services: Services, asker: Asker, isCheck: boolean): Promise<string> {
  const found = await findPhone(tx, asker)
  if (!found?.sealedPhone) throw fail('not_configured', staffMessages.noPhone())
  if (found.passkeyAt === null || found.passkeyAt <= usedSince(services)) throw passkeyFirst()
  const waitMs = isCheck ? (await limitCodes(tx, services, counted, asker.userId)).waitMs : 0
  if (waitMs > 0) throw tooMany(waitMs / 1000)
  return openPhone(services, asker.userId, found.sealedPhone)
}

async function sendTo({ db, viewer, services }: UserCall, number: string): Promise<StaffEntry | Refusal> {
  const { points, ...rule } = texts
  const { allowed, resetSeconds } = await services.limiter.consume(
    { ...rule, points: Math.ceil(points * services.config.RATE_LIMIT_FACTOR) },
    viewer.userId,
  )
  if (!allowed) return refuse(fail('rate_limited', staffMessages.tooManyTexts(), { retryAfterSeconds: resetSeconds }))
  if (!(await sendCode(services, number)))
    return refuse(fail('rate_limited', staffMessages.tooManyTexts(), { retryAfterSeconds: texts.seconds }))
  // As the system: the log alone is written
  await db.asSystem(async (tx) => logSecurity(tx, { what: 'staff.code-sent' }))
  return { isOpen: false, until: null, phoneEnding: endingOf(number) }
}

async function check(
  { db, services }: UserCall,
  asker: Asker,
  number: string,
  code: string,
): Promise<StaffEntry | Refusal> {
  const checked = await checkCode(services, number, code)
  // As the system: no user writes when they proved who they are
  return db.asSystem(async (tx) => {
    const limit = await limitCodes(tx, services, counted, asker.userId)
    if (checked !== 'right') {
      logSecurity(tx, { what: 'staff.code-refused' })
      await limit.countFailed()
      return refuse(problemOf(checked))
    }
    const now = services.now()
    if (!(await completeProof(tx, { ...asker, now, usedSince: usedSince(services) }))) return refuse(passkeyFirst())
    await limit.clear()
    logSecurity(tx, { what: 'staff.entered' })
    return { isOpen: true, until: openUntil(now), phoneEnding: null }
  })
}

const usedSince = ({ now }: Pick<Services, 'now'>): Date => new Date(now().getTime() - codeMs)

const passkeyFirst = (): Problem => fail('step_up_required', staffMessages.passkeyFirst())

const tooMany = (seconds: number): Problem =>
  fail('rate_limited', staffMessages.tooManyCodes(), { retryAfterSeconds: Math.ceil(seconds) })

function problemOf(checked: Exclude<CheckedCode, 'right'>): Problem {
  if (checked === 'too many') return tooMany(codeMs / 1000)
  const message = checked === 'gone' ? staffMessages.codeGone() : staffMessages.codeWrong()
  return fail('unprocessable', message, { errors: [{ field: 'code', message }] })
}
