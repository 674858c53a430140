import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailScreen } from '../../account/sign-in/verify-email-screen.tsx'
import { TokenSearch } from '../../account/sign-in/token-search.ts'

const Screen = () => <VerifyEmailScreen token={Route.useSearch().token} />

export const Route = createFileRoute('/_welcome/verify-email')({ validateSearch: TokenSearch, component: Screen })
