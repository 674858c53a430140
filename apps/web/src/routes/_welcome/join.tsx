import { createFileRoute } from '@tanstack/react-router'
import { JoinScreen } from '../../account/invitations/join-screen.tsx'
import { readToken } from '../../account/users/token-search.ts'

const Screen = () => <JoinScreen token={Route.useSearch().token} />

export const Route = createFileRoute('/_welcome/join')({ validateSearch: readToken, component: Screen })
