import { createFileRoute } from '@tanstack/react-router'
import { invitationPreviewQuery } from '../../account/invitations/invitations.queries.ts'
import { JoinScreen } from '../../account/invitations/join-screen.tsx'
import { TokenSearch } from '../../account/sign-in/token-search.ts'

const Screen = () => <JoinScreen token={Route.useSearch().token} />

export const Route = createFileRoute('/_welcome/join')({
  validateSearch: TokenSearch,
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: ({ context: { queries }, deps: { token } }) => {
    if (token) void queries.prefetchQuery(invitationPreviewQuery(token))
  },
  component: Screen,
})
