import styles from './shell.module.css'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isOffline, toProblem } from '../api/problem.ts'
import { ErrorState } from '../kit/error-state.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { shellMessages } from './shell.messages.ts'

/** Shown in place of a screen that could not load; trying again asks the API again. */
export const RouteFailed = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const boundary = useQueryErrorResetBoundary()
  const problem = toProblem(error)
  useEffect(() => boundary.reset(), [boundary])
  const isWaiting = problem.code === 'offline'
  // Files of a screen that could not be loaded offline are asked for again only by a new page.
  useEffect(() => {
    if (!isWaiting) return undefined
    const load = () => location.reload()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isWaiting])
  const retry = () => {
    if (isWaiting) return isOffline() ? undefined : location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <ErrorState
      happened={`${problem.title}.`}
      kept={shellMessages.nothingChanged()}
      todo={problem.detail ?? shellMessages.tryAgainLater()}
      onRetry={retry}
      {...(problem.requestId ? { requestId: problem.requestId } : {})}
    />
  )
}

/** The same where there is no shell around it, because who is signed in could not be found out. */
export const PageFailed = (props: ErrorComponentProps) => (
  <main className={styles.page}>
    <PageHeader title="Wellmet" />
    <RouteFailed {...props} />
  </main>
)
