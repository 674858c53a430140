import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PasskeyOptions } from '@wellmet/account/passkeys/passkeys.contract.ts'
import type { Session } from '@wellmet/account/users/users.contract.ts'
import { nothing, useOwnMutation } from '../../api/changes.ts'
import { http } from '../../api/client.ts'
import { unwrap } from '../../api/query.ts'
import { isNotUsed, signWithPasskey, stopWaitingForPasskey } from './browser-passkeys.ts'

type Outcome = { onSignedIn: (session: Session) => void; onRefused: (error: unknown) => void }

const askForPasskey = (): Promise<PasskeyOptions> => unwrap(http.POST('/api/account/sign-in/passkey/options'))

async function answer(options: PasskeyOptions, isAutofill: boolean): Promise<Session> {
  const passkey = await signWithPasskey(options, isAutofill)
  return unwrap(http.POST('/api/account/sign-in/passkey', { body: { passkey } }))
}

/** Rejects with a problem. */
export const signInWithPasskey = async (): Promise<Session> => answer(await askForPasskey(), false)

/** Signs in with a passkey at the press of a button. */
export const usePasskeySignIn = ({ onSignedIn, onRefused }: Outcome) => {
  const { mutate, isPending } = useOwnMutation({
    changes: nothing('The session that begins drops everything that was loaded.'),
    mutationFn: signInWithPasskey,
    onSuccess: onSignedIn,
    onError: onRefused,
  })
  return { signIn: () => mutate(), isPending }
}

/** A challenge counts for ten minutes; before that another one is asked for. */
const askAgainMs = 9 * 60_000

/**
 * Lets the browser offer passkeys in the field for the email address until the page is left. What it offers and nobody
 * picks is no error; what was picked and refused is. Returns how to begin anew, after something else asked the device.
 */
export const usePasskeyAutofill = ({ onSignedIn, onRefused }: Outcome): (() => void) => {
  const offer = useRef<() => void>(() => undefined)
  const signedIn = useEffectEvent(onSignedIn)
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    let turn = 0
    const wait = async (): Promise<void> => {
      turn += 1
      const mine = turn
      const options = (await browserSupportsWebAuthnAutofill()) ? await askForPasskey().catch(() => null) : null
      if (!options || mine !== turn) return
      try {
        signedIn(await answer(options, true))
      } catch (error) {
        if (mine !== turn || isNotUsed(error)) return
        refused(error)
        void wait()
      }
    }
    offer.current = () => void wait()
    void wait()
    const renewal = setInterval(() => void wait(), askAgainMs)
    return () => {
      turn += 1
      clearInterval(renewal)
      stopWaitingForPasskey()
    }
  }, [])
  return () => offer.current()
}
