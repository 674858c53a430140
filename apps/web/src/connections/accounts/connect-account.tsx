import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ConnectButton } from './connect-button.tsx'
import { ConnectForm } from './connect-form.tsx'
import { findForm, findProvider } from './providers.ts'

type Props = { provider: string; children: ReactNode; variant?: ButtonProps['variant'] }

/** A button that goes to the provider, or one that opens the form for what is typed in. */
export const ConnectAccount = ({ provider, children, variant }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const form = findForm(provider)
  const icon = findProvider(provider)?.icon
  const look = variant ? { variant } : {}
  if (!form || !icon) {
    return (
      <ConnectButton provider={provider} {...look}>
        {children}
      </ConnectButton>
    )
  }
  if (isOpen) return <ConnectForm form={form} onDone={() => setOpen(false)} />
  const ProviderIcon = icon
  return (
    <div>
      <Button
        {...look}
        leftSection={<ProviderIcon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
    </div>
  )
}
