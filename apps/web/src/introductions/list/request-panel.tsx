import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toProblem } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import type { ListSearch } from '../requests/introductions-search.ts'
import { introductionQuery } from '../requests/requests.queries.ts'
import { OpenRequest, type AfterIntroduction } from './open-request.tsx'

type After = { afterIntroduction: AfterIntroduction | undefined }

const Request = ({ id, afterIntroduction }: After & { id: string }) => {
  const query = useQuery(introductionQuery(id))
  const status = query.isError && !query.data ? toProblem(query.error).status : null
  if (status === 404 || status === 400) return <p>{requestsMessages.noSuchRequest()}</p>
  return (
    <Loaded
      query={query}
      what={requestsMessages.theRequest()}
      skeleton={<RowSkeletons rows={3} label={requestsMessages.loadingRequest()} />}
    >
      {({ request, etag }) => (
        <OpenRequest key={request.id} request={request} etag={etag} afterIntroduction={afterIntroduction} />
      )}
    </Loaded>
  )
}

/** One request beside the list, at `?request=` and its id. */
export const RequestPanel = ({
  search: { request: id, ...rest },
  afterIntroduction,
}: After & { search: ListSearch }) => {
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/introductions', search: rest, resetScroll: false })
  return (
    <SidePanel opened={id !== undefined} onClose={close} title={requestsMessages.introduction()}>
      {id === undefined ? null : <Request id={id} afterIntroduction={afterIntroduction} />}
    </SidePanel>
  )
}
