import { useQuery } from '@tanstack/react-query'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { toProblem } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { personQuery } from './paths.queries.ts'
import { readPathsPanel } from './people-search.ts'
import { PathsView } from './paths-view.tsx'

type Listed = { id: string; name: string }
type Props = { people: readonly Listed[] | undefined }

const Paths = ({ id }: { id: string }) => {
  const query = useQuery(personQuery(id))
  if (query.isError && !query.data && toProblem(query.error).status === 404)
    return <p>{pathsMessages.notReachable()}</p>
  return (
    <Loaded
      query={query}
      what={pathsMessages.thePaths()}
      skeleton={<RowSkeletons rows={3} label={pathsMessages.loadingPaths()} />}
    >
      {(found) => <PathsView found={found} />}
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
      {id === null ? null : <Paths id={id} />}
    </SidePanel>
  )
}
