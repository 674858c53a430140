import { createFileRoute } from '@tanstack/react-router'
import { AccessScreen } from '../../../../contacts/imports/access-screen.tsx'
import { ImportSearch } from '../../../../contacts/imports/import-search.ts'
import { importQuery, importsQuery } from '../../../../contacts/imports/imports.queries.ts'
import { AfterImport } from '../../../../onboarding/after-import.tsx'

const Screen = () => <AccessScreen next={<AfterImport />} />

export const Route = createFileRoute('/_signed-in/_in-workspace/access/')({
  validateSearch: ImportSearch,
  loaderDeps: ({ search }) => ({ id: search.import }),
  loader: ({ context: { queries }, deps: { id } }) => {
    void queries.prefetchQuery(importsQuery)
    if (id) void queries.prefetchQuery(importQuery(id))
  },
  component: Screen,
})
