import text from '../../kit/text.module.css'
import styles from './webhooks.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import type { Webhook, WebhookDelivery } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { eventWords, whyWords } from './webhook-words.ts'
import { deliveriesQuery } from './webhooks.queries.ts'

const sayNotSent = (error: unknown) =>
  void notifications.show({ message: webhooksMessages.notSent({ reason: reasonOf(error) }) })

const saySending = () => void notifications.show({ message: webhooksMessages.sending() })

type Props = { webhook: Webhook; onNewSecret: (secret: string) => void }

export const Deliveries = ({ webhook, onNewSecret }: Props) => {
  const { id, name } = webhook
  const path = { path: { id } }
  const deliveries = useQuery(deliveriesQuery(id))
  const test = useApiMutation('post', '/api/webhooks/{id}/test', {
    changes: ['webhooks'],
    onError: sayNotSent,
    onSuccess: saySending,
  })
  const rotate = useApiMutation('post', '/api/webhooks/{id}/rotate-secret', {
    changes: ['webhooks'],
    onError: sayNotSent,
    onSuccess: async ({ secret }) => {
      onNewSecret(secret)
    },
  })
  return (
    <>
      <p className={text.quiet}>{webhooksMessages.deliveriesAbout()}</p>
      <div className={styles.buttons}>
        <Button
          disabled={webhook.state === 'off'}
          loading={test.isPending}
          aria-label={webhooksMessages.sendTestNamed({ name })}
          onClick={() => test.mutate({ params: path })}
        >
          {webhooksMessages.sendTest()}
        </Button>
        <ConfirmButton
          label={webhooksMessages.newSecret()}
          spoken={webhooksMessages.newSecretNamed({ name })}
          question={webhooksMessages.newSecretQuestion({ name })}
          verb={webhooksMessages.newSecret()}
          tone="plain"
          disabled={rotate.isPending}
          onConfirm={() => rotate.mutate({ params: path })}
        />
      </div>
      <Loaded
        query={deliveries}
        what={webhooksMessages.deliveries()}
        skeleton={<RowSkeletons rows={4} label={webhooksMessages.loadingDeliveries()} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={webhooksMessages.noDeliveries()}>{webhooksMessages.noDeliveriesAbout()}</EmptyState>
          ) : (
            <ul className={styles.deliveries}>
              {items.map((delivery) => (
                <Delivery key={delivery.id} webhook={webhook} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

function resultOf({ state, tries, status, problem }: WebhookDelivery): string {
  const why = status === null && problem === null ? null : whyWords({ status, problem })
  const words =
    state === 'delivered'
      ? webhooksMessages.delivered()
      : state === 'failed'
        ? webhooksMessages.failed({ tries })
        : why
          ? webhooksMessages.lastFailed({ why })
          : webhooksMessages.waiting()
  return state === 'waiting' || why === null ? words : `${words} · ${why}`
}

const Delivery = ({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) => {
  const { event, nextTryAt, answer } = delivery
  const replay = useApiMutation('post', '/api/webhooks/{id}/deliveries/{deliveryId}/replay', {
    changes: ['webhooks'],
    onError: sayNotSent,
    onSuccess: saySending,
  })
  const waits = delivery.state === 'waiting'
  const type = eventWords(event.type)
  return (
    <li className={styles.delivery}>
      <div>
        <strong>{eventWords(event.type)}</strong> <span className={text.quiet}>{formatMoment(event.timestamp)}</span>
        <br />
        <span>{resultOf(delivery)}</span>
        {nextTryAt && delivery.tries > 0 ? (
          <span className={text.quiet}> {webhooksMessages.nextTry({ when: formatAgo(nextTryAt) })}</span>
        ) : null}
      </div>
      <Button
        variant="default"
        size="xs"
        disabled={webhook.state === 'off' || (waits && delivery.tries === 0) || replay.isPending}
        aria-label={waits ? webhooksMessages.tryNowNamed({ type }) : webhooksMessages.replayNamed({ type })}
        onClick={() => replay.mutate({ params: { path: { id: webhook.id, deliveryId: delivery.id } } })}
      >
        {waits ? webhooksMessages.tryNow() : webhooksMessages.replay()}
      </Button>
      {answer ? <pre className={styles.answer}>{answer}</pre> : null}
    </li>
  )
}
