import { createFileRoute } from '@tanstack/react-router'
import { BillingScreen } from '../../../../account/billing/billing-screen.tsx'
import { billingQuery } from '../../../../account/billing/billing.queries.ts'
import { isOwner } from '../../../../account/members/roles.ts'
import { SearchChoice, searchParams } from '../../../../kit/search-params.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/billing')({
  validateSearch: searchParams({ from: SearchChoice(['checkout']) }),
  loader: ({ context: { queries, role } }) => {
    if (isOwner(role)) void queries.prefetchQuery(billingQuery)
  },
  component: Screen,
})

function Screen() {
  return <BillingScreen comesFromCheckout={Route.useSearch().from === 'checkout'} />
}
