import { createFileRoute } from '@tanstack/react-router'
import { NeverEmailScreen } from '../../account/mail/never-email-screen.tsx'
import { neverEmailQuery } from '../../account/mail/never-email.queries.ts'

const Screen = () => <NeverEmailScreen token={Route.useParams().token} />

export const Route = createFileRoute('/_welcome/never-email/$token')({
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(neverEmailQuery(token)),
  component: Screen,
})
