import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { toProblem } from '../../api/problem.ts'
import { ErrorState } from '../../kit/error-state.tsx'
import { PageHeader } from '../../kit/page-header.tsx'

type Props = { error: unknown; onRetry: () => void }

/** A link that opens nothing says what to do; anything else may pass, and is tried again. */
export const GuestPageTrouble = ({ error, onRetry }: Props) => {
  const { status, title, detail, requestId, errors = [] } = toProblem(error)
  if (errors.some(({ message }) => message === 'no_email'))
    return (
      <PageHeader title={guestPagesMessages.askedForNoEmail()}>{guestPagesMessages.askedForNoEmailAbout()}</PageHeader>
    )
  if (errors.some(({ message }) => message === 'closed'))
    return <PageHeader title={guestPagesMessages.requestClosed()}>{guestPagesMessages.requestClosedAbout()}</PageHeader>
  if (status === 422 || status === 400)
    return <PageHeader title={guestPagesMessages.linkNoLongerWorks()}>{guestPagesMessages.linkNotValid()}</PageHeader>
  return (
    <>
      <PageHeader title={guestPagesMessages.pageNotOpened()} />
      <ErrorState
        happened={title}
        kept={guestPagesMessages.stillUnanswered()}
        {...(detail ? { todo: detail } : {})}
        {...(requestId ? { requestId } : {})}
        onRetry={onRetry}
      />
    </>
  )
}
