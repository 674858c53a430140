import { createFileRoute } from '@tanstack/react-router'
import { NextSearch } from '../../account/users/next-page.ts'
import { SignUpScreen } from '../../account/sign-in/sign-up-screen.tsx'

const Screen = () => <SignUpScreen next={Route.useSearch().next ?? '/'} />

export const Route = createFileRoute('/_welcome/sign-up')({
  validateSearch: NextSearch,
  component: Screen,
})
