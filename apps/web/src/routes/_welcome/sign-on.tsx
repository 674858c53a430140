import { createFileRoute } from '@tanstack/react-router'
import { ConfirmIdentity } from '../../account/proofs/confirm-identity.tsx'
import { SignOnNeededScreen } from '../../account/sign-on/sign-on-needed-screen.tsx'
import { NextSearch } from '../../account/users/next-page.ts'
import { sessionQuery } from '../../account/users/session.ts'

/** To go on, an owner may have to confirm who they are. */
const Screen = () => (
  <>
    <SignOnNeededScreen next={Route.useSearch().next ?? '/'} />
    <ConfirmIdentity />
  </>
)

export const Route = createFileRoute('/_welcome/sign-on')({
  validateSearch: NextSearch,
  loader: ({ context: { queries } }) => queries.ensureQueryData(sessionQuery),
  component: Screen,
})
