import { createFileRoute } from '@tanstack/react-router'
import { readPath } from '../../../../introductions/introductions-search.ts'
import { PathScreen } from '../../../../introductions/path/path-screen.tsx'

const Screen = () => {
  const { person, via } = Route.useSearch()
  return <PathScreen person={person} via={via} />
}

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/path')({
  validateSearch: readPath,
  component: Screen,
})
