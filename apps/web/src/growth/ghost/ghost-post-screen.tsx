import { useQuery } from '@tanstack/react-query'
import { ghostScreensMessages as m } from '@wellmet/connections/ghost/ghost-screens.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { GrowthTabs } from '../growth-tabs.tsx'
import { GhostPostForm } from './ghost-post-form.tsx'
import { ghostPostQuery } from './ghost.queries.ts'

export const GhostPostScreen = ({ id }: { id: string }) => {
  // What is in the form stays as it is: a save by somebody else is told when this one is saved.
  const query = useQuery({ ...ghostPostQuery(id), retry: false, refetchOnWindowFocus: false })
  return (
    <>
      <PageHeader title={query.data?.title ?? m.post()}>{query.data ? m.stateOf(query.data) : m.about()}</PageHeader>
      <GrowthTabs here="ghost" />
      <Loaded query={query} what={m.post()} skeleton={<RowSkeletons rows={4} label={m.loading()} />}>
        {(post) => <GhostPostForm key={post.id} post={post} />}
      </Loaded>
    </>
  )
}

export const NewGhostPostScreen = () => (
  <>
    <PageHeader title={m.newPost()}>{m.about()}</PageHeader>
    <GrowthTabs here="ghost" />
    <GhostPostForm post={null} />
  </>
)
