import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { toProblem } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { personQuery } from '../../graph/paths/paths.queries.ts'
import { readPathsPanel } from './paths-panel-param.ts'
import type { ListedBecause } from './why-listed.tsx'

/** Not part of the file of Home: it is needed when the first row is opened. */
const PathsView = lazy(() => import('./paths-view.tsx').then(({ PathsView: view }) => ({ default: view })))

type Listed = ListedBecause & { id: string; name: string }
type Props = { people: readonly Listed[] | undefined }

const Paths = ({ id, listed }: { id: string; listed: Listed | undefined }) => {
  const query = useQuery(personQuery(id))
  if (query.isError && !query.data && toProblem(query.error).status === 404)
    return <p>{pathsMessages.notReachable()}</p>
  const skeleton = <RowSkeletons rows={3} label={pathsMessages.loadingPaths()} />
  return (
    <Loaded query={query} what={pathsMessages.thePaths()} skeleton={skeleton}>
      {(found) => (
        <Suspense fallback={skeleton}>
          <PathsView found={found} listed={listed} />
        </Suspense>
      )}
    </Loaded>
  )
}

/** Every path to a person, at `?panel=ways.` and their id; `people` are those of the list it was opened from. */
export const PathsPanel = ({ people }: Props) => {
  const { panel, close } = usePanel()
  const id = readPathsPanel(panel)
  const listed = people?.find((person) => person.id === id)
  return (
    <SidePanel
      opened={id !== null}
      onClose={close}
      title={listed ? pathsMessages.pathsTo({ name: listed.name }) : pathsMessages.paths()}
    >
      {id === null ? null : <Paths id={id} listed={listed} />}
    </SidePanel>
  )
}
