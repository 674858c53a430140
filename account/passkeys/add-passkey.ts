import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { askChallenge, takeChallenge } from '../challenges/ask-challenge.ts'
import { makeFirstRecoveryCodes } from '../second-factors/make-recovery-codes.ts'
import { recordFactorChange } from '../second-factors/record-factor-change.ts'
import { toPasskey } from './change-passkeys.ts'
import { challengeIn } from './challenge-in.ts'
import { NewPasskeyOptions, type CreatedPasskey, type Passkey } from './passkeys.contract.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { insertPasskey, listPasskeysOf } from './passkeys.store.ts'
import { handleOf, relyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256, which all devices know. The library would add one that Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]
/** More would be no help to anybody. */
const mostPasskeys = 20

export const beginPasskey = ({ db, viewer, services }: UserCall): Promise<NewPasskeyOptions> =>
  // As the system: challenges belong to nobody
  db.asSystem(async (tx) => {
    const { id: rpID } = relyingParty(services)
    const known = await listPasskeysOf(tx, viewer.userId)
    if (known.length >= mostPasskeys) throw tooMany()
    const challenge = await askChallenge(tx, 'new passkey', viewer.userId, services.now())
    const options = await generateRegistrationOptions({
      rpName: 'Wellmet',
      rpID,
      userName: viewer.email,
      userDisplayName: viewer.name,
      userID: Uint8Array.from(handleOf(services, viewer.userId)),
      challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
      timeout: 300_000,
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId.toString('base64url'),
        transports,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return NewPasskeyOptions.parse(options)
  })

/** A refusal is returned: the challenge is used up by a wrong answer too. */
export const addPasskey = (
  { db, viewer, services }: UserCall,
  { name, passkey }: { name: string; passkey: CreatedPasskey },
): Promise<{ passkey: Passkey; recoveryCodes: string[] } | Refusal> =>
  db.asSystem(async (tx) => {
    const { userId } = viewer
    const now = services.now()
    const challenge = challengeIn(passkey.response.clientDataJSON)
    const asked = challenge && (await takeChallenge(tx, 'new passkey', challenge, now))
    if (!challenge || !asked || asked.userId !== userId) return refuse(notAdded())
    const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services)
    const response = { ...passkey, rawId: passkey.id, type: 'public-key' as const, clientExtensionResults: {} }
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }).catch(() => null)
    if (!verified?.verified) return refuse(notAdded())
    const { credential, credentialBackedUp: isBackedUp } = verified.registrationInfo
    const credentialId = Buffer.from(credential.id, 'base64url')
    const known = await listPasskeysOf(tx, userId)
    // Many may have been begun before the first was added.
    if (known.length >= mostPasskeys) return refuse(tooMany())
    if (known.some((one) => one.credentialId.equals(credentialId))) return refuse(notAdded())
    const row = await insertPasskey(tx, {
      id: newId(),
      userId,
      credentialId,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: passkey.response.transports,
      isBackedUp,
      name,
      createdAt: now,
    })
    const recoveryCodes = await makeFirstRecoveryCodes(tx, services, userId)
    await recordFactorChange(tx, services, viewer, 'passkey added', { name })
    return { passkey: toPasskey(row), recoveryCodes }
  })

const tooMany = (): Problem => fail('conflict', passkeysMessages.tooMany({ count: mostPasskeys }))
const notAdded = (): Problem => fail('unprocessable', passkeysMessages.notAdded())
