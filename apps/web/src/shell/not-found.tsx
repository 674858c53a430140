import styles from './shell.module.css'
import { EmptyState } from '../kit/empty-state.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { shellMessages } from './shell.messages.ts'

/** Inside the shell. */
export const NotFound = () => (
  <>
    <PageHeader title={shellMessages.notFound()} />
    <EmptyState title={shellMessages.notFoundTitle()} next={<LinkButton to="/">{shellMessages.goHome()}</LinkButton>}>
      {shellMessages.notFoundReason()}
    </EmptyState>
  </>
)

/** The same where there is no shell around it. */
export const PageNotFound = () => (
  <main className={styles.page}>
    <NotFound />
  </main>
)
