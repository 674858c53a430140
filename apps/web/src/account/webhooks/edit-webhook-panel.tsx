import type { Webhook } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { EditWebhookForm } from './edit-webhook-form.tsx'

const prefix = 'edit-'
export const editPanel = (id: string): string => prefix + id

export const EditWebhookPanel = ({ webhooks }: { webhooks: readonly Webhook[] }) => {
  const { panel, close } = usePanel()
  const webhook = webhooks.find(({ id }) => panel === editPanel(id))
  return (
    <SidePanel
      opened={webhook !== undefined}
      onClose={close}
      title={webhooksMessages.editNamed({ name: webhook?.name ?? '' })}
      startsAt="field"
    >
      {webhook ? <EditWebhookForm key={webhook.id} webhook={webhook} onDone={close} /> : null}
    </SidePanel>
  )
}
