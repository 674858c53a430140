import { toProblem } from '../../api/problem.ts'
import { ErrorState } from '../../kit/error-state.tsx'
import { PageHeader } from '../../kit/page-header.tsx'

type Props = { error: unknown; onRetry: () => void }

/** A link that opens nothing says what to do; anything else may pass, and is tried again. */
export const GuestPageTrouble = ({ error, onRetry }: Props) => {
  const { status, title, detail, requestId } = toProblem(error)
  if (status === 422 || status === 400)
    return (
      <PageHeader title="This link is not valid any more">
        It was cut short, has expired, or what it was about is settled. Open the newest mail, or write to who asked you.
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
