import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailScreen } from '../../account/users/verify-email-screen.tsx'
import { readToken } from '../../account/users/token-search.ts'

const Screen = () => <VerifyEmailScreen token={Route.useSearch().token} />

export const Route = createFileRoute('/_welcome/verify-email')({ validateSearch: readToken, component: Screen })
