import { createFileRoute } from '@tanstack/react-router'
import { contentConfigQuery, documentQuery, versionsQuery } from '../../../../growth/content/content.queries.ts'
import { DocumentScreen } from '../../../../growth/content/document-screen.tsx'

const Screen = () => <DocumentScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/content/$id')({
  loader: ({ context: { queries }, params: { id } }) => {
    void queries.prefetchQuery(contentConfigQuery)
    void queries.prefetchQuery(documentQuery(id))
    void queries.prefetchQuery(versionsQuery(id))
  },
  component: Screen,
})
