import text from '../../kit/text.module.css'
import styles from './enrichment.module.css'
import { Button } from '@mantine/core'
import type { EnrichmentStatus } from '@wellmet/connections/enrichment/enrichment.contract.ts'
import { enrichmentMessages } from '@wellmet/connections/enrichment/enrichment.messages.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { ConnectKey } from './connect-key.tsx'
import { useEnrichmentChanges } from './enrichment.queries.ts'

type Props = { status: EnrichmentStatus; count: number }

const Facts = ({ status }: { status: EnrichmentStatus }) => {
  const facts = [
    enrichmentMessages.stateOf({ state: status.state }),
    ...(status.keyEnds === null ? [] : [enrichmentMessages.keyEnds({ end: status.keyEnds })]),
    ...(status.remaining === null ? [] : [enrichmentMessages.remaining({ count: status.remaining })]),
    ...(status.lastUsedAt === null ? [] : [enrichmentMessages.lastUsed({ ago: formatAgo(status.lastUsedAt) })]),
  ]
  return (
    <ul className={clsx(styles.facts, text.quiet, text.figures)}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

const Order = ({ status: { provider, label, priority }, count }: Props) => {
  const { move } = useEnrichmentChanges()
  const moveTo = (place: number) => move.mutate({ params: { path: { provider } }, body: { priority: place } })
  return (
    <>
      <div className={styles.actions}>
        <span className={clsx(text.small, text.quiet)}>{enrichmentMessages.place({ place: priority })}</span>
        {priority > 1 ? (
          <Button variant="default" size="xs" loading={move.isPending} onClick={() => moveTo(priority - 1)}>
            {enrichmentMessages.askEarlier({ provider: label })}
          </Button>
        ) : null}
        {priority < count ? (
          <Button variant="default" size="xs" loading={move.isPending} onClick={() => moveTo(priority + 1)}>
            {enrichmentMessages.askLater({ provider: label })}
          </Button>
        ) : null}
      </div>
      <FormAlert
        trouble={move.error ? { text: enrichmentMessages.notMoved({ reason: reasonOf(move.error) }) } : null}
      />
    </>
  )
}

const OwnKey = ({ status: { provider, label } }: { status: EnrichmentStatus }) => {
  const { disconnect } = useEnrichmentChanges()
  const [isReplacing, setIsReplacing] = useState(false)
  if (isReplacing) return <ConnectKey provider={provider} label={label} onDone={() => setIsReplacing(false)} />
  return (
    <>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setIsReplacing(true)}>
          {enrichmentMessages.newKey()}
        </Button>
        <ConfirmButton
          label={enrichmentMessages.disconnect()}
          spoken={enrichmentMessages.disconnectOf({ provider: label })}
          question={enrichmentMessages.disconnectQuestion({ provider: label })}
          verb={enrichmentMessages.disconnect()}
          disabled={disconnect.isPending}
          onConfirm={() => disconnect.mutate({ params: { path: { provider } } })}
        />
      </div>
      <FormAlert
        trouble={
          disconnect.error ? { text: enrichmentMessages.notDisconnected({ reason: reasonOf(disconnect.error) }) } : null
        }
      />
    </>
  )
}

/** One provider: how it stands, its place in the order, and its key. */
export const EnrichmentCard = ({ status, count }: Props) => (
  <section className={styles.card} aria-label={status.label}>
    <div className={styles.head}>
      <h2>{status.label}</h2>
      <Facts status={status} />
    </div>
    {status.problem === null ? null : <p className={styles.problem}>{status.problem}</p>}
    {status.account === 'server' ? (
      <p className={clsx(text.small, text.quiet)}>{enrichmentMessages.serverKey({ provider: status.label })}</p>
    ) : null}
    <Order status={status} count={count} />
    {status.account === 'workspace' ? (
      <OwnKey status={status} />
    ) : (
      <ConnectKey provider={status.provider} label={status.label} />
    )}
  </section>
)
