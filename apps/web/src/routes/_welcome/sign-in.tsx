import { createFileRoute } from '@tanstack/react-router'
import { safeNext } from '../../account/users/next-page.ts'
import { SignInScreen } from '../../account/users/sign-in-screen.tsx'

const Screen = () => <SignInScreen next={Route.useSearch().next ?? '/'} />

export const Route = createFileRoute('/_welcome/sign-in')({
  validateSearch: (search: Record<string, unknown>): { next?: string } => {
    const next = safeNext(search['next'])
    return next ? { next } : {}
  },
  component: Screen,
})
