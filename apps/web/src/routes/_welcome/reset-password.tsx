import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../../account/sign-in/reset-password-screen.tsx'
import { TokenSearch } from '../../account/sign-in/token-search.ts'

const Screen = () => <ResetPasswordScreen token={Route.useSearch().token} />

export const Route = createFileRoute('/_welcome/reset-password')({ validateSearch: TokenSearch, component: Screen })
