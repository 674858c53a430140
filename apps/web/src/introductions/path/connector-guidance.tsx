import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { clsx } from 'clsx'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { adviceFor, availabilityWords } from './guidance-words.ts'

/** How the connector stands to being asked: what waits with them, and from when. */
export const ConnectorGuidance = ({ route, hasNext }: { route: MarketRoute; hasNext: boolean }) => {
  const { connector, openAsks, path, freshnessLabel } = route
  const advice = adviceFor(route, hasNext)
  const mayWarm = advice !== null && freshnessLabel === 'dormant' && connector.kind === 'contact'
  return (
    <div className={styles.guidance}>
      <dl className={styles.facts}>
        <div>
          <dt>{firstName(connector.name)}</dt>
          <dd>{availabilityWords(path.availability)}</dd>
        </div>
        <div>
          <dt>{marketplaceMessages.openRequestsLabel()}</dt>
          <dd>{marketplaceMessages.openRequests({ count: openAsks })}</dd>
        </div>
        <div>
          <dt>{marketplaceMessages.yourContactWithThem()}</dt>
          <dd>
            <FreshnessLabel label={freshnessLabel} />
          </dd>
        </div>
      </dl>
      {advice ? (
        <p className={clsx(styles.advice, text.small)}>
          {advice}{' '}
          {mayWarm ? (
            <LinkButton size="xs" variant="default" to="/contacts/$id" params={{ id: connector.personId }}>
              {marketplaceMessages.openContactNamed({ connector: firstName(connector.name) })}
            </LinkButton>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
