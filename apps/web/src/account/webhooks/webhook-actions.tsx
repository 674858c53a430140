import styles from './webhooks.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Webhook } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { editPanel } from './edit-webhook-panel.tsx'
import { deliveriesPanel } from './deliveries-panel.tsx'

const sayNotChanged = (error: unknown) =>
  void notifications.show({ message: webhooksMessages.notChanged({ reason: reasonOf(error) }) })

export const WebhookActions = ({ webhook }: { webhook: Webhook }) => {
  const { id, name, state } = webhook
  const { open } = usePanel()
  const settings = { changes: ['webhooks'] as const, onError: sayNotChanged }
  const change = useApiMutation('patch', '/api/webhooks/{id}', {
    ...settings,
    onSuccess: (changed) =>
      void notifications.show({
        message: changed.state === 'off' ? webhooksMessages.paused({ name }) : webhooksMessages.resumed({ name }),
      }),
  })
  const remove = useApiMutation('delete', '/api/webhooks/{id}', {
    ...settings,
    onSuccess: () => void notifications.show({ message: webhooksMessages.deleted({ name }) }),
  })
  const isOff = state === 'off'
  const path = { path: { id } }
  return (
    <span className={styles.actions}>
      <Button
        variant="default"
        size="xs"
        aria-label={webhooksMessages.deliveriesOf({ name })}
        onClick={() => open(deliveriesPanel(id))}
      >
        {webhooksMessages.deliveries()}
      </Button>
      <Button
        variant="default"
        size="xs"
        aria-label={webhooksMessages.editNamed({ name })}
        onClick={() => open(editPanel(id))}
      >
        {webhooksMessages.edit()}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={change.isPending}
        aria-label={isOff ? webhooksMessages.resumeNamed({ name }) : webhooksMessages.pauseNamed({ name })}
        onClick={() => change.mutate({ params: path, body: { isOn: isOff } })}
      >
        {isOff ? webhooksMessages.resume() : webhooksMessages.pause()}
      </Button>
      <ConfirmButton
        label={webhooksMessages.delete()}
        spoken={webhooksMessages.deleteNamed({ name })}
        question={webhooksMessages.deleteQuestion({ name })}
        verb={webhooksMessages.delete()}
        disabled={remove.isPending}
        onConfirm={() => remove.mutate({ params: path })}
      />
    </span>
  )
}
