import { randomInt } from 'node:crypto'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { findKeyBySecret, newKeySecret } from '../api-keys/key-secret.ts'
import { codeMinutes, pollSeconds, type NewDeviceCode } from './device-codes.contract.ts'
import { makeUserCode } from './device-codes.rules.ts'
import { findAsked, insertDeviceCode } from './device-codes.store.ts'

/** So that a program which asks late learns that its code has expired. */
const keptMs = 3_600_000

/**
 * What the program gets is worth nothing until a member confirms it; then it is the secret of an API key. So nothing has to
 * be handed over afterwards, and an answer that is lost is asked for again.
 */
export const startDeviceCode = ({ db, services }: Call, { name, scopes }: NewDeviceCode) =>
  // As the system: asked before anybody is signed in
  db.asSystem(async (tx) => {
    const { secret, prefix, secretHash } = newKeySecret()
    const [userCode, now] = [makeUserCode(randomInt), services.now()]
    await insertDeviceCode(tx, {
      secretHash,
      prefix,
      userCode,
      name,
      scopes,
      now,
      expiresAt: new Date(now.getTime() + 60_000 * codeMinutes),
      sweptBefore: new Date(now.getTime() - keptMs),
    })
    const verificationUri = `${services.config.PUBLIC_URL}/sign-in-program`
    return {
      deviceCode: secret,
      userCode,
      verificationUri,
      verificationUriComplete: `${verificationUri}?code=${userCode}`,
      expiresIn: 60 * codeMinutes,
      interval: pollSeconds,
    }
  })

export const askForDeviceCode = ({ db, services }: Call, { deviceCode }: { deviceCode: string }) =>
  // As the system: whoever asks is not signed in yet
  db.asSystem(async (tx) => {
    const [secretHash, now] = [hashSecret(deviceCode), services.now()]
    const asked = await findAsked(tx, { secretHash })
    if (asked?.deniedAt) return { state: 'denied' as const, expiresAt: null }
    if (asked && asked.expiresAt > now) return { state: 'waiting' as const, expiresAt: null }
    const key = await findKeyBySecret(tx, secretHash, now)
    if (key) return { state: 'confirmed' as const, expiresAt: key.expiresAt.toISOString() }
    return { state: 'expired' as const, expiresAt: null }
  })
