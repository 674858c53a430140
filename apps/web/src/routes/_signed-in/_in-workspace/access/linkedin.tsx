import { createFileRoute } from '@tanstack/react-router'
import { ImportSearch } from '../../../../contacts/imports/import-search.ts'
import { importQuery } from '../../../../contacts/imports/imports.queries.ts'
import { LinkedinScreen } from '../../../../contacts/imports/linkedin-screen.tsx'
import { AfterImport } from '../../../../onboarding/after-import.tsx'

const Screen = () => <LinkedinScreen next={<AfterImport />} />

export const Route = createFileRoute('/_signed-in/_in-workspace/access/linkedin')({
  validateSearch: ImportSearch,
  loaderDeps: ({ search }) => ({ id: search.import }),
  loader: ({ context: { queries }, deps: { id } }) => {
    if (id) void queries.prefetchQuery(importQuery(id))
  },
  component: Screen,
})
