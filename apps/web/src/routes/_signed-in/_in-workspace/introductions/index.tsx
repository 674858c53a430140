import { createFileRoute } from '@tanstack/react-router'
import { readList } from '../../../../introductions/introductions-search.ts'
import { IntroductionsScreen } from '../../../../introductions/list/introductions-screen.tsx'

const Screen = () => <IntroductionsScreen search={Route.useSearch()} />

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/')({
  validateSearch: readList,
  component: Screen,
})
