import formStyles from '../../kit/form.module.css'
import { useQuery } from '@tanstack/react-query'
import type { ConfirmProof } from '@wellmet/account/proofs/proofs.contract.ts'
import { proofsMessages } from '@wellmet/account/proofs/proofs.messages.ts'
import { http } from '../../api/client.ts'
import { dependsOnNothing } from '../../api/depends-on.ts'
import { unwrap } from '../../api/query.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { signWithPasskey } from '../passkeys/browser-passkeys.ts'
import { ConfirmAtProvider } from '../sign-on/confirm-at-provider.tsx'
import { ProofForm } from './proof-form.tsx'

const askForOptions = () => unwrap(http.POST('/api/account/confirm/options'))
const optionsQuery = dependsOnNothing('A challenge counts once, so every form asks for one.').ownQueryOptions({
  queryKey: ['confirm-options'],
  queryFn: askForOptions,
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
})

export const ConfirmIdentityForm = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const options = useQuery(optionsQuery)
  const confirm = async (body: ConfirmProof) => {
    await unwrap(http.POST('/api/account/confirm', { body }))
    onConfirmed()
  }
  // A challenge counts once, so every try asks for another.
  const confirmByPasskey = async () => {
    const { passkey } = await askForOptions()
    if (!passkey) throw new Error('There is no passkey any more.')
    await confirm({ passkey: await signWithPasskey(passkey) })
  }
  return (
    <Loaded query={options} what={proofsMessages.title()} skeleton={<FormSkeleton fields={1} hasButton />}>
      {({ methods, signOn }) => (
        <div className={formStyles.form}>
          <p>{proofsMessages.about()}</p>
          <ProofForm
            methods={methods}
            verb={{ passkey: proofsMessages.withPasskey, typed: proofsMessages.confirm }}
            onTyped={confirm}
            onPasskey={confirmByPasskey}
          />
          {signOn ? <ConfirmAtProvider /> : null}
        </div>
      )}
    </Loaded>
  )
}
