import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { takeTotpCode, takeTypedRecoveryCode } from '../second-factors/check-code.ts'
import { recordFactorChange, type FactorOwner } from '../second-factors/record-factor-change.ts'
import { codesGuessedMail } from '../second-factors/second-factors.mails.ts'
import { secondFactorsMessages } from '../second-factors/second-factors.messages.ts'
import { wrongCodesAllowed } from '../users/code-limit.rules.ts'
import { limitCodes } from '../users/limit-codes.ts'
import { isWorthTelling } from '../users/sign-in.rules.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import type { TypedProof } from './proofs.contract.ts'

/**
 * As the system. Null if the proof is right, and used up. Otherwise the problem to return, never to throw: the wrong code
 * is counted. Codes of the app and recovery codes are counted apart, so that nobody who guesses codes shuts out the
 * owner, who has recovery codes.
 */
export async function checkProof(
  tx: Tx,
  { services }: Call,
  user: FactorOwner,
  proof: TypedProof,
): Promise<Problem | null> {
  const kind = 'code' in proof ? 'code' : 'recoveryCode'
  const limit = await limitCodes(tx, services, kind, user.userId)
  if (limit.waitMs > 0) {
    logSecurity(tx, { what: 'second-factor.limited', userId: user.userId })
    const retryAfterSeconds = Math.ceil(limit.waitMs / 1000)
    return fail('rate_limited', secondFactorsMessages.tooManyCodes(), { retryAfterSeconds })
  }
  const isRight =
    'code' in proof
      ? await takeTotpCode(tx, services, user.userId, proof.code)
      : await takeTypedRecoveryCode(tx, services, user.userId, proof.recoveryCode)
  if (isRight) {
    await limit.clear()
    if (kind === 'recoveryCode') await recordFactorChange(tx, services, user, 'code used')
    return null
  }
  await recordWrongCode(tx, services, user, await limit.countFailed())
  const message = kind === 'code' ? secondFactorsMessages.codeWrong() : secondFactorsMessages.recoveryCodeWrong()
  return fail('unprocessable', message, { errors: [{ field: kind, message }] })
}

/** The operator sees every wrong code; the person's workspaces see that there were many, and so does the person. */
async function recordWrongCode(tx: Tx, services: Call['services'], user: FactorOwner, failures: number): Promise<void> {
  const { userId, name } = user
  logSecurity(tx, { what: 'second-factor.failed', userId })
  if (failures === wrongCodesAllowed) await queueMail(tx, services, codesGuessedMail(user, services.config.PUBLIC_URL))
  if (!isWorthTelling(failures)) return
  for (const { id: workspaceId } of await listWorkspacesOf(tx, userId)) {
    await recordAudit(tx, {
      workspaceId,
      actorId: null,
      action: 'second-factor.failed',
      subject: userId,
      detail: { name, tries: String(failures) },
      now: services.now(),
    })
  }
}
