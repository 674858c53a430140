import { createFileRoute } from '@tanstack/react-router'
import { AccessScreen } from '../../../../network/imports/access-screen.tsx'
import { readImport } from '../../../../network/imports/import-search.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/access/')({
  validateSearch: readImport,
  component: AccessScreen,
})
