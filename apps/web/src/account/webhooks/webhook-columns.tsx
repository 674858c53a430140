import styles from './webhooks.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import type { Webhook } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import type { Column } from '../../kit/data-table.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { TwoLines } from '../../kit/two-lines.tsx'
import { Host } from './host.tsx'
import { eventWords, stateWords } from './webhook-words.ts'
import { WebhookActions } from './webhook-actions.tsx'

export const webhookColumns = (): readonly Column<Webhook>[] => [
  {
    key: 'name',
    header: webhooksMessages.name(),
    cell: ({ name, url }) => <TwoLines first={<strong>{name}</strong>} second={<Host host={new URL(url).host} />} />,
  },
  {
    key: 'state',
    header: webhooksMessages.stateHeader(),
    cell: (webhook) => <span className={webhook.lastFailure ? styles.problem : ''}>{stateWords(webhook)}</span>,
  },
  {
    key: 'events',
    header: webhooksMessages.events(),
    cell: ({ eventTypes }) => (
      <>
        {eventTypes.map((type) => (
          <span key={type} className={clsx(styles.event, text.quiet)}>
            {eventWords(type)}
          </span>
        ))}
      </>
    ),
  },
  {
    key: 'last',
    header: webhooksMessages.lastDelivery(),
    cell: ({ lastDeliveredAt }) =>
      lastDeliveredAt ? formatAgo(lastDeliveredAt) : <span className={text.quiet}>{webhooksMessages.never()}</span>,
  },
  {
    key: 'actions',
    header: webhooksMessages.deliveries(),
    hideHeader: true,
    align: 'end',
    cell: (webhook) => <WebhookActions webhook={webhook} />,
  },
]
