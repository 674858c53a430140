import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { RecoveryCodesOnce } from './recovery-codes-once.tsx'
import { SetUpAppForm } from './set-up-app-form.tsx'

/** First the app, then the recovery codes; closing the panel forgets both. */
export const SetUpAppPanel = () => {
  const { panel, close } = usePanel()
  const isOpen = panel === 'authenticator-app'
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const leave = () => {
    setCodes(null)
    close()
  }
  const confirmed = (made: readonly string[]) => {
    notifications.show({ message: secondFactorsMessages.appAdded() })
    if (made.length > 0) setCodes(made)
    else leave()
  }
  return (
    <SidePanel
      opened={isOpen}
      onClose={leave}
      title={codes ? secondFactorsMessages.yourRecoveryCodes() : secondFactorsMessages.setUpTitle()}
    >
      {codes ? <RecoveryCodesOnce codes={codes} onDone={leave} /> : null}
      {/* Not while the panel closes: the form asks for a secret as soon as it is there. */}
      {isOpen && !codes ? <SetUpAppForm onConfirmed={confirmed} onCancel={leave} /> : null}
    </SidePanel>
  )
}
