import { createFileRoute } from '@tanstack/react-router'
import { isAdmin } from '../../../../account/members/roles.ts'
import { EnrichmentScreen } from '../../../../connections/enrichment/enrichment-screen.tsx'
import { enrichmentQuery, providersQuery } from '../../../../connections/enrichment/enrichment.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/enrichment')({
  loader: ({ context: { queries, role } }) => {
    if (!isAdmin(role)) return
    void queries.prefetchQuery(enrichmentQuery)
    void queries.prefetchQuery(providersQuery)
  },
  component: EnrichmentScreen,
})
