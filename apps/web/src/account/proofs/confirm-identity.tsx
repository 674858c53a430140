import { useEffect, useState, lazy, Suspense } from 'react'
import { proofsMessages } from '@wellmet/account/proofs/proofs.messages.ts'
import { stepUp } from '../../api/step-up.ts'

const Dialog = lazy(() => import('../../kit/dialog.tsx').then(({ Dialog: dialog }) => ({ default: dialog })))
const Form = lazy(() =>
  import('./confirm-identity-form.tsx').then(({ ConfirmIdentityForm }) => ({ default: ConfirmIdentityForm })),
)

/** Asks once more who it is when a change needs it. The change then goes on by itself. */
export const ConfirmIdentity = () => {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  useEffect(() => stepUp.onAsked(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  const end = (isConfirmed: boolean) => {
    setAnswer(null)
    answer(isConfirmed)
  }
  return (
    <Suspense>
      <Dialog opened onClose={() => end(false)} title={proofsMessages.title()}>
        <Form onConfirmed={() => end(true)} />
      </Dialog>
    </Suspense>
  )
}
