import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import type {
  CreatedPasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  SignedByPasskey,
} from '@wellmet/account/passkeys/passkeys.contract.ts'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import type { Problem } from '../../api/problem.ts'

/** The browser or the device said no, in the shape of a refusal of the API, so that forms show it alike. */
const refusedHere = (title: string, detail: string): Problem => ({
  type: 'about:blank',
  title,
  status: 422,
  code: 'passkey_not_used',
  detail,
})

/** Nobody picked a passkey, or the device refused to use it. */
export const isNotUsed = (error: unknown): boolean => (error as { code?: unknown }).code === 'passkey_not_used'

const inOurWords = (error: unknown): Problem =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ? refusedHere(passkeysMessages.notAddedHere(), passkeysMessages.thereAlready())
    : refusedHere(passkeysMessages.notUsedHere(), passkeysMessages.cancelled())

/** Asks the device to make a passkey. Rejects with a problem. */
export async function createPasskey(options: NewPasskeyOptions): Promise<CreatedPasskey> {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, response: { clientDataJSON, attestationObject, transports } }
  } catch (error) {
    throw inOurWords(error)
  }
}

/** Asks the device for a passkey. With autofill it waits until somebody picks one in the field. Rejects with a problem. */
export async function signWithPasskey(options: PasskeyOptions, useBrowserAutofill = false): Promise<SignedByPasskey> {
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } }
  } catch (error) {
    throw inOurWords(error)
  }
}

export const stopWaitingForPasskey = (): void => WebAuthnAbortService.cancelCeremony()

type Forgetting = { signalUnknownCredential?: (passkey: { rpId: string; credentialId: string }) => Promise<void> }

/** Browsers that can delete it from the list that they offer. */
export const forgetPasskey = async (passkey: { rpId: string; credentialId: string }): Promise<void> => {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as Forgetting
  await signalUnknownCredential?.call(PublicKeyCredential, passkey).catch(() => undefined)
}
