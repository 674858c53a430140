import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailScreen } from '../../account/users/verify-email-screen.tsx'
import { TokenSearch } from '../../account/users/token-search.ts'

const Screen = () => <VerifyEmailScreen token={Route.useSearch().token} />

export const Route = createFileRoute('/_welcome/verify-email')({ validateSearch: TokenSearch, component: Screen })
