import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { RecoveryCodesOnce } from '../second-factors/recovery-codes-once.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'

/** First the passkey, then the recovery codes if it is the first second factor. */
export const AddPasskeyPanel = () => {
  const { panel, close } = usePanel()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const leave = () => {
    setCodes(null)
    close()
  }
  const added = (made: readonly string[]) => {
    notifications.show({ message: passkeysMessages.added() })
    if (made.length > 0) setCodes(made)
    else leave()
  }
  return (
    <SidePanel
      opened={panel === 'new-passkey'}
      onClose={leave}
      title={codes ? secondFactorsMessages.yourRecoveryCodes() : passkeysMessages.addTitle()}
      startsAt="field"
    >
      {codes ? <RecoveryCodesOnce codes={codes} onDone={leave} /> : <AddPasskeyForm onAdded={added} onCancel={leave} />}
    </SidePanel>
  )
}
