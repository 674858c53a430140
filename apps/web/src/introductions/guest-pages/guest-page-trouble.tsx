import { toProblem } from '../../api/problem.ts'
import { ErrorState } from '../../kit/error-state.tsx'
import { PageHeader } from '../../kit/page-header.tsx'

type Props = { error: unknown; onRetry: () => void }

/** A link that opens nothing says what to do; anything else may pass, and is tried again. */
export const GuestPageTrouble = ({ error, onRetry }: Props) => {
  const { status, title, detail, requestId } = toProblem(error)
  if (status === 422 || status === 400)
    return (
      <PageHeader title="This link does not work any more">
        The link is incomplete, has expired, or the request is closed. Open the link in the latest email, or write to
        the person who asked you.
      </PageHeader>
    )
  return (
    <>
      <PageHeader title="This page could not be opened" />
      <ErrorState
        happened={title}
        kept="Nothing was answered for you."
        {...(detail ? { todo: detail } : {})}
        {...(requestId ? { requestId } : {})}
        onRetry={onRetry}
      />
    </>
  )
}
