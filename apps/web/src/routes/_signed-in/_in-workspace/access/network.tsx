import { createFileRoute } from '@tanstack/react-router'
import { ImportSearch } from '../../../../network/imports/import-search.ts'
import { importQuery } from '../../../../network/imports/imports.queries.ts'
import { SourcesScreen } from '../../../../onboarding/sources-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/access/network')({
  validateSearch: ImportSearch,
  loaderDeps: ({ search }) => ({ id: search.import }),
  loader: ({ context: { queries }, deps: { id } }) => {
    if (id) void queries.prefetchQuery(importQuery(id))
  },
  component: SourcesScreen,
})
