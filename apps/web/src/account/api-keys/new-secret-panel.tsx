import { useState, type ComponentType } from 'react'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { SecretOnce } from './secret-once.tsx'

type Props = {
  /** As it stands in the address. */
  name: string
  title: string
  /** Of the panel once there is a secret, what to do with it, and the button that copies it. */
  secretTitle: string
  secretAbout: string
  copyLabel: string
  Form: ComponentType<{ onCreated: (secret: string) => void; onCancel: () => void }>
}

/** First the form, then the secret; closing the panel forgets the secret for good. */
export const NewSecretPanel = ({ name, title, secretTitle, secretAbout, copyLabel, Form }: Props) => {
  const { panel, close } = usePanel()
  const [secret, setSecret] = useState<string | null>(null)
  const leave = () => {
    setSecret(null)
    close()
  }
  return (
    <SidePanel opened={panel === name} onClose={leave} title={secret ? secretTitle : title} startsAt="field">
      {secret ? (
        <SecretOnce secret={secret} about={secretAbout} copyLabel={copyLabel} onDone={leave} />
      ) : (
        <Form onCreated={setSecret} onCancel={leave} />
      )}
    </SidePanel>
  )
}
