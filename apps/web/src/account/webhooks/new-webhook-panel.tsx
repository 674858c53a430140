import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { NewSecretPanel } from '../api-keys/new-secret-panel.tsx'
import { NewWebhookForm } from './new-webhook-form.tsx'

export const NewWebhookPanel = () => (
  <NewSecretPanel
    name="new-webhook"
    title={webhooksMessages.newWebhook()}
    secretTitle={webhooksMessages.yourNewSecret()}
    secretAbout={webhooksMessages.copyNow()}
    copyLabel={webhooksMessages.copySecret()}
    Form={NewWebhookForm}
  />
)
