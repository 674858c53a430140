import { createFileRoute } from '@tanstack/react-router'
import { NextSearch } from '../../account/users/next-page.ts'
import { SignInScreen } from '../../account/sign-in/sign-in-screen.tsx'

const Screen = () => <SignInScreen next={Route.useSearch().next ?? '/'} />

export const Route = createFileRoute('/_welcome/sign-in')({
  validateSearch: NextSearch,
  component: Screen,
})
