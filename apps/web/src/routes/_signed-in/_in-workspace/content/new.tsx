import { createFileRoute } from '@tanstack/react-router'
import { ContentSearch } from '../../../../growth/content/content-search.ts'
import { contentConfigQuery } from '../../../../growth/content/content.queries.ts'
import { NewDocumentScreen } from '../../../../growth/content/new-document-screen.tsx'

const Screen = () => <NewDocumentScreen kind={Route.useSearch().kind} />

export const Route = createFileRoute('/_signed-in/_in-workspace/content/new')({
  validateSearch: ContentSearch,
  loader: ({ context: { queries } }) => void queries.prefetchQuery(contentConfigQuery),
  component: Screen,
})
