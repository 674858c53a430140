import { createFileRoute } from '@tanstack/react-router'
import { readImport } from '../../../../network/imports/import-search.ts'
import { LinkedinScreen } from '../../../../network/imports/linkedin-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/access/linkedin')({
  validateSearch: readImport,
  component: LinkedinScreen,
})
