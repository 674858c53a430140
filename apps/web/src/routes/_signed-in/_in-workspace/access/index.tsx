import { createFileRoute } from '@tanstack/react-router'
import { AccessScreen } from '../../../../network/imports/access-screen.tsx'
import { ImportSearch } from '../../../../network/imports/import-search.ts'
import { importQuery, importsQuery } from '../../../../network/imports/imports.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/access/')({
  validateSearch: ImportSearch,
  loaderDeps: ({ search }) => ({ id: search.import }),
  loader: ({ context: { queries }, deps: { id } }) => {
    void queries.prefetchQuery(importsQuery)
    if (id) void queries.prefetchQuery(importQuery(id))
  },
  component: AccessScreen,
})
