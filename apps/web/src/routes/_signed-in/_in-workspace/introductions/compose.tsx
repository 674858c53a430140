import { createFileRoute } from '@tanstack/react-router'
import { ComposeScreen } from '../../../../introductions/compose/compose-screen.tsx'
import { readCompose } from '../../../../introductions/introductions-search.ts'

const Screen = () => <ComposeScreen search={Route.useSearch()} />

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/compose')({
  validateSearch: readCompose,
  component: Screen,
})
