import text from '../../kit/text.module.css'
import styles from './enrichment.module.css'
import { useQuery } from '@tanstack/react-query'
import { enrichmentMessages } from '@wellmet/connections/enrichment/enrichment.messages.ts'
import { clsx } from 'clsx'
import { isAdmin } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { EnrichmentCard } from './enrichment-card.tsx'
import { enrichmentQuery } from './enrichment.queries.ts'

const Providers = () => (
  <Loaded
    query={useQuery(enrichmentQuery)}
    what={enrichmentMessages.providers()}
    skeleton={<FormSkeleton fields={3} hasButton />}
  >
    {({ items }) => (
      <div className={styles.providers}>
        {items.map((status) => (
          <EnrichmentCard key={status.provider} status={status} count={items.length} />
        ))}
      </div>
    )}
  </Loaded>
)

/** Keys of the workspace for services that know what people do. */
export const EnrichmentScreen = () => {
  const mayChange = isAdmin(useSession().workspace?.role)
  if (!mayChange)
    return <EmptyState title={enrichmentMessages.forAdmins()}>{enrichmentMessages.forAdminsAbout()}</EmptyState>
  return (
    <>
      <p className={clsx(text.small, text.quiet, styles.about)}>{enrichmentMessages.about()}</p>
      <p className={clsx(text.small, text.quiet, styles.about)}>{enrichmentMessages.whatLeaves()}</p>
      <Providers />
    </>
  )
}
