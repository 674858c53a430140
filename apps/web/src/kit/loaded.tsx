import type { ReactNode } from 'react'
import { toProblem } from '../api/problem.ts'
import { ErrorState } from './error-state.tsx'
import { kitMessages } from './kit.messages.ts'

/** The data of one page or of several. */
type Query<Data> = { data: Data | undefined; isPending: boolean; error: unknown; refetch: () => unknown }

type Props<Data> = {
  query: Query<Data>
  what: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** One query, three of the four states; the fourth, empty, only the screen can word. */
export const Loaded = <Data,>({ query, what, skeleton, children }: Props<Data>) => {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return skeleton
  const problem = toProblem(query.error)
  if (problem.code === 'invalid_request')
    return <ErrorState happened={kitMessages.couldNotLoad({ what })} todo={kitMessages.addressNotValid()} />
  return (
    <ErrorState
      happened={kitMessages.couldNotLoad({ what })}
      kept={kitMessages.nothingChanged()}
      todo={problem.detail ?? kitMessages.tryAgainLater()}
      onRetry={() => void query.refetch()}
      {...(problem.requestId ? { requestId: problem.requestId } : {})}
    />
  )
}
