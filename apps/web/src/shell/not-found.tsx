import styles from './shell.module.css'
import { EmptyState } from '../kit/empty-state.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { LinkButton } from '../kit/link-button.tsx'

export const NotFound = () => (
  <main className={styles.page}>
    <PageHeader title="Not found" />
    <EmptyState title="There is nothing at this address" next={<LinkButton to="/">Go home</LinkButton>}>
      It may have been removed, or it is not yours to see.
    </EmptyState>
  </main>
)
