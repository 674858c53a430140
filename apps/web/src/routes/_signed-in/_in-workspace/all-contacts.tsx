import { createFileRoute } from '@tanstack/react-router'
import { AllContactsScreen } from '../../../network/duplicates/all-contacts-screen.tsx'
import { readCare } from '../../../network/duplicates/care-search.ts'

const Screen = () => <AllContactsScreen search={readCare(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/all-contacts')({
  validateSearch: readCare,
  component: Screen,
})
