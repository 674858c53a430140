import { createFileRoute } from '@tanstack/react-router'
import { PostingScreen } from '../../../../growth/posting/posting-screen.tsx'
import { crossPostsQuery, postingConnectionQuery } from '../../../../growth/posting/posting.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/posting')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(postingConnectionQuery)
    void queries.prefetchQuery(crossPostsQuery())
  },
  component: PostingScreen,
})
