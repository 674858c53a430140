import styles from './provisioning.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { provisioningMessages } from '@wellmet/account/provisioning/provisioning.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { CopyText } from '../../kit/copy-text.tsx'
import { GroupRoles } from './group-roles.tsx'
import { NewToken } from './new-token.tsx'
import { provisioningQuery } from './provisioning.queries.ts'
import { TokensTable } from './tokens-table.tsx'

/** For owners. */
export const ProvisioningSection = () => {
  const provisioning = useQuery(provisioningQuery)
  return (
    <Section title={provisioningMessages.title()} about={provisioningMessages.about()}>
      <Loaded
        query={provisioning}
        what={provisioningMessages.theProvisioning()}
        skeleton={<RowSkeletons rows={2} label={provisioningMessages.loading()} />}
      >
        {({ baseUrl, tokens, groups, people }) => (
          <div className={styles.stack}>
            <div>
              <p className={styles.label}>{provisioningMessages.address()}</p>
              <div className={styles.copied}>
                <CopyText value={baseUrl} verb={provisioningMessages.copyAddress()} />
              </div>
            </div>
            {tokens.length === 0 ? (
              <p className={clsx(text.small, text.quiet)}>{provisioningMessages.noTokens()}</p>
            ) : (
              <TokensTable tokens={tokens} />
            )}
            <NewToken />
            {tokens.length === 0 && groups.length === 0 ? null : (
              <>
                <p className={clsx(text.small, text.quiet)}>{provisioningMessages.people({ count: people })}</p>
                <GroupRoles groups={groups} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </Section>
  )
}
