import { createFileRoute } from '@tanstack/react-router'
import { ImportSearch } from '../../../../contacts/imports/import-search.ts'
import { importQuery } from '../../../../contacts/imports/imports.queries.ts'
import { SourcesScreen } from '../../../../onboarding/sources-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/access/network')({
  validateSearch: ImportSearch,
  loaderDeps: ({ search }) => ({ id: search.import }),
  loader: ({ context: { queries }, deps: { id } }) => {
    if (id) void queries.prefetchQuery(importQuery(id))
  },
  component: SourcesScreen,
})
