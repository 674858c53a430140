import { timingSafeEqual } from 'node:crypto'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { askChallenge, takeChallenge } from '../challenges/ask-challenge.ts'
import { recordFactorChange } from '../second-factors/record-factor-change.ts'
import { sessionOf } from '../users/show-session.ts'
import { challengeIn } from './challenge-in.ts'
import type { PasskeyOptions, SignedByPasskey } from './passkeys.contract.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { listPasskeysWith, notePasskeyUse, type StoredPasskey } from './passkeys.store.ts'
import { handleOf, relyingParty } from './relying-party.ts'

/** As the system. `userId`: who has to answer; null if the passkey says who. */
export async function askForPasskey(tx: Tx, services: Services, userId: string | null): Promise<PasskeyOptions> {
  const { id: rpId } = relyingParty(services)
  const challenge = await askChallenge(tx, 'passkey', userId, services.now())
  return { challenge, rpId, timeout: 300_000, userVerification: 'required' }
}

/**
 * As the system. Whose passkey signed the challenge. Otherwise the problem to return, never to throw: the challenge is
 * used up, and a copied passkey is told about.
 */
export async function checkPasskey(
  tx: Tx,
  services: Services,
  { id, response }: SignedByPasskey,
  userId: string | null,
): Promise<{ userId: string; addedAt: Date } | Problem> {
  const challenge = challengeIn(response.clientDataJSON)
  const asked = challenge && (await takeChallenge(tx, 'passkey', challenge, services.now()))
  if (!challenge || !asked || asked.userId !== userId) return fail('conflict', passkeysMessages.tookTooLong())
  const stored = (await listPasskeysWith(tx, { credentialId: Buffer.from(id, 'base64url') })).find(
    (one) => (userId === null || one.userId === userId) && isHandleOf(services, one.userId, response.userHandle),
  )
  if (!stored) return fail('unprocessable', passkeysMessages.notKnown())
  const used = await verifySignature(services, { id, response }, stored, challenge)
  if (!used) return fail('unprocessable', passkeysMessages.notVerified())
  const { newCounter: counter, credentialBackedUp: isBackedUp } = used
  const noted = await notePasskeyUse(tx, { id: stored.id, counter: String(counter), isBackedUp, now: services.now() })
  if (noted) return { userId: stored.userId, addedAt: stored.createdAt }
  const { user } = await sessionOf(tx, stored.userId, null)
  const owner = { ...user, userId: stored.userId }
  await recordFactorChange(tx, services, owner, 'passkey copied', { name: stored.name })
  return fail('unprocessable', passkeysMessages.copied())
}

const isHandleOf = (services: Services, userId: string, given: string): boolean => {
  const [ours, theirs] = [handleOf(services, userId), Buffer.from(given, 'base64url')]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

/** Origin, host, challenge, signature, and that the device has verified its user. The counter is for the database. */
async function verifySignature(
  services: Services,
  passkey: SignedByPasskey,
  { publicKey }: StoredPasskey,
  expectedChallenge: string,
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services)
  const verified = await verifyAuthenticationResponse({
    response: { ...passkey, rawId: passkey.id, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: { id: passkey.id, publicKey: Uint8Array.from(publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo : null
}
