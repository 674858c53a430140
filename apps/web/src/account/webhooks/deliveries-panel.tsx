import { useState } from 'react'
import type { Webhook } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { SecretOnce } from '../api-keys/secret-once.tsx'
import { Deliveries } from './deliveries.tsx'

const prefix = 'deliveries-'
export const deliveriesPanel = (id: string): string => prefix + id

/** What one webhook was told, and its secret after a new one was made. */
export const DeliveriesPanel = ({ webhooks }: { webhooks: readonly Webhook[] }) => {
  const { panel, close } = usePanel()
  const [secret, setSecret] = useState<string | null>(null)
  const webhook = webhooks.find(({ id }) => panel === deliveriesPanel(id))
  const leave = () => {
    setSecret(null)
    close()
  }
  return (
    <SidePanel
      opened={webhook !== undefined}
      onClose={leave}
      title={secret ? webhooksMessages.yourNewSecret() : webhooksMessages.deliveriesOf({ name: webhook?.name ?? '' })}
    >
      {secret ? (
        <SecretOnce
          secret={secret}
          about={webhooksMessages.copyNow()}
          copyLabel={webhooksMessages.copySecret()}
          onDone={() => setSecret(null)}
        />
      ) : webhook ? (
        <Deliveries webhook={webhook} onNewSecret={setSecret} />
      ) : null}
    </SidePanel>
  )
}
