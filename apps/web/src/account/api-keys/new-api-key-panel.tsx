import { useState } from 'react'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { NewApiKeyForm } from './new-api-key-form.tsx'
import { SecretOnce } from './secret-once.tsx'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'

/** First the form, then the secret; closing the panel forgets the secret for good. */
export const NewApiKeyPanel = () => {
  const { panel, close } = usePanel()
  const [secret, setSecret] = useState<string | null>(null)
  const leave = () => {
    setSecret(null)
    close()
  }
  return (
    <SidePanel
      opened={panel === 'new-api-key'}
      onClose={leave}
      title={secret ? apiKeysMessages.yourNewApiKey() : apiKeysMessages.newApiKey()}
      startsAt="field"
    >
      {secret ? (
        <SecretOnce secret={secret} onDone={leave} />
      ) : (
        <NewApiKeyForm onCreated={setSecret} onCancel={leave} />
      )}
    </SidePanel>
  )
}
