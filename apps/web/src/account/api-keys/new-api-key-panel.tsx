import { NewApiKeyForm } from './new-api-key-form.tsx'
import { NewSecretPanel } from './new-secret-panel.tsx'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'

export const NewApiKeyPanel = () => (
  <NewSecretPanel
    name="new-api-key"
    title={apiKeysMessages.newApiKey()}
    secretTitle={apiKeysMessages.yourNewApiKey()}
    secretAbout={apiKeysMessages.copyNow()}
    copyLabel={apiKeysMessages.copyKey()}
    Form={NewApiKeyForm}
  />
)
