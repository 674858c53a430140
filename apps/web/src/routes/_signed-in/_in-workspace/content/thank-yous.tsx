import { createFileRoute } from '@tanstack/react-router'
import { ThankYousScreen } from '../../../../growth/thank-yous/thank-yous-screen.tsx'
import { thankYousQuery } from '../../../../growth/thank-yous/thank-yous.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/content/thank-yous')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(thankYousQuery),
  component: ThankYousScreen,
})
