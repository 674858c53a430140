import { createFileRoute } from '@tanstack/react-router'
import { safeNext } from '../../account/users/next-page.ts'
import { SignUpScreen } from '../../account/users/sign-up-screen.tsx'
import { searchText } from '../../shell/search-text.ts'

const Screen = () => {
  const { next = '/', email = '' } = Route.useSearch()
  return <SignUpScreen next={next} email={email} />
}

export const Route = createFileRoute('/_welcome/sign-up')({
  validateSearch: (search: Record<string, unknown>): { next?: string; email?: string } => {
    const next = safeNext(search['next'])
    const email = searchText(search['email'])
    return { ...(next ? { next } : {}), ...(email ? { email } : {}) }
  },
  component: Screen,
})
