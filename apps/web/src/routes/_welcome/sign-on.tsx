import { createFileRoute } from '@tanstack/react-router'
import { SignOnNeededScreen } from '../../account/sign-on/sign-on-needed-screen.tsx'
import { NextSearch } from '../../account/users/next-page.ts'
import { sessionQuery } from '../../account/users/session.ts'

const Screen = () => <SignOnNeededScreen next={Route.useSearch().next ?? '/'} />

export const Route = createFileRoute('/_welcome/sign-on')({
  validateSearch: NextSearch,
  loader: ({ context: { queries } }) => queries.ensureQueryData(sessionQuery),
  component: Screen,
})
