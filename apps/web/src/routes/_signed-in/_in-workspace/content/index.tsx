import { createFileRoute } from '@tanstack/react-router'
import { ContentScreen } from '../../../../growth/content/content-screen.tsx'
import { ContentSearch } from '../../../../growth/content/content-search.ts'
import { contentConfigQuery, documentsQuery } from '../../../../growth/content/content.queries.ts'

const Screen = () => <ContentScreen kind={Route.useSearch().kind} />

export const Route = createFileRoute('/_signed-in/_in-workspace/content/')({
  validateSearch: ContentSearch,
  loaderDeps: ({ search: { kind } }) => ({ kind }),
  loader: ({ context: { queries }, deps: { kind } }) => {
    void queries.prefetchQuery(contentConfigQuery)
    void queries.prefetchInfiniteQuery(documentsQuery(kind))
  },
  component: Screen,
})
