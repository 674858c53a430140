import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { devicesMessages } from '@wellmet/account/devices/devices.messages.ts'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import type { SecondFactorNeeded, Session } from '@wellmet/account/users/users.contract.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { http } from '../../api/client.ts'
import { unwrap } from '../../api/query.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { signInWithPasskey } from '../passkeys/use-passkey-sign-in.ts'
import { ProofForm, type Typed } from './proof-form.tsx'

type Props = {
  secondFactor: SecondFactorNeeded['secondFactor']
  onSignedIn: (session: Session) => void
  onBack: () => void
}

/** After the right password: one of the ways to prove that it is not a stolen one. */
export const SecondStepForm = ({ secondFactor: { challenge, methods }, onSignedIn, onBack }: Props) => {
  const [trust, setTrust] = useState(false)
  const finish = async (proof: Typed) => {
    // The password was the first step.
    if ('password' in proof) return
    onSignedIn(await unwrap(http.POST('/api/account/sign-in/second-factor', { body: { challenge, trust, ...proof } })))
  }
  return (
    <>
      <PageHeader title={secondFactorsMessages.secondStep()} />
      <ProofForm
        methods={methods}
        verb={{ passkey: passkeysMessages.signIn, typed: usersMessages.signIn }}
        onTyped={finish}
        onPasskey={async () => onSignedIn(await signInWithPasskey())}
        beforeVerb={
          <Checkbox
            label={devicesMessages.trustHere()}
            description={devicesMessages.trustHereAbout()}
            checked={trust}
            onChange={({ currentTarget }) => setTrust(currentTarget.checked)}
          />
        }
        foot={
          <Button variant="subtle" onClick={onBack}>
            {secondFactorsMessages.backToPassword()}
          </Button>
        }
      />
    </>
  )
}
