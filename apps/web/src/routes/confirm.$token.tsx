import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationScreen } from '../growth/leads/confirmation-screen.tsx'
import { confirmationQuery } from '../growth/leads/leads.queries.ts'

const Screen = () => <ConfirmationScreen token={Route.useParams().token} />

export const Route = createFileRoute('/confirm/$token')({
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(confirmationQuery(token)),
  component: Screen,
})
