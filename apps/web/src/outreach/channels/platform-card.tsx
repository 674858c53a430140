import text from '../../kit/text.module.css'
import styles from './channels.module.css'
import { Button } from '@mantine/core'
import { IconBrandSlack, IconBrandTeams, IconBrandTelegram, type Icon } from '@tabler/icons-react'
import type { ChannelPlatform, ChannelStatus } from '@wellmet/outreach/channels/channels.contract.ts'
import { channelsMessages } from '@wellmet/outreach/channels/channels.messages.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'
import { TeamsForm } from './teams-form.tsx'

const icons: Record<ChannelPlatform, Icon> = {
  slack: IconBrandSlack,
  teams: IconBrandTeams,
  telegram: IconBrandTelegram,
}

const abouts: Record<ChannelPlatform, () => string> = {
  slack: channelsMessages.slackAbout,
  teams: channelsMessages.teamsAbout,
  telegram: channelsMessages.telegramAbout,
}

type Props = { status: ChannelStatus; mayChange: boolean }

export const PlatformCard = ({ status, mayChange }: Props) => {
  const { platform, label, isAvailable, accounts } = status
  const [isOpen, setOpen] = useState(false)
  const connect = useApiMutation('post', '/api/comms/integrations/connect', {
    changes: ['channels', 'connected accounts'],
    // Telegram opens beside the page, to which the member comes back by themselves.
    onSuccess: ({ url }) => {
      if (url === null) return
      if (platform === 'telegram') window.open(url, '_blank', 'noopener')
      else window.location.assign(url)
    },
  })
  const PlatformIcon = icons[platform]
  const begin = () => (platform === 'teams' ? setOpen(true) : connect.mutate({ body: { platform } }))
  const isOffered = mayChange && isAvailable && !isOpen && (platform === 'teams' || accounts.length === 0)
  return (
    <SettingCard
      title={label}
      about={isAvailable ? abouts[platform]() : channelsMessages.notSetUp({ platform: label })}
      action={
        isOffered ? (
          <Button
            variant="default"
            loading={connect.isPending}
            leftSection={<PlatformIcon size={18} stroke={1.75} aria-hidden="true" />}
            onClick={begin}
          >
            {engineMessages.connect({ provider: label })}
          </Button>
        ) : null
      }
    >
      {accounts.length > 0 || isOpen || connect.error || connect.data?.url ? (
        <>
          {connect.error ? <FormAlert trouble={{ text: reasonOf(connect.error) }} /> : null}
          {platform === 'telegram' && connect.data?.url && accounts.length === 0 ? (
            <p className={clsx(text.small, styles.help)}>{channelsMessages.telegramNext()}</p>
          ) : null}
          {isOpen ? <TeamsForm onDone={() => setOpen(false)} /> : null}
          <Accounts status={status} mayChange={mayChange} />
        </>
      ) : null}
    </SettingCard>
  )
}

const Accounts = ({ status: { platform, accounts }, mayChange }: Props) => {
  const { mutate } = useApiMutation('post', '/api/comms/integrations/{platform}/disconnect', {
    changes: ['channels', 'connected accounts'],
  })
  if (accounts.length === 0) return null
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ id, address, state, reaches }) => (
        <li key={id}>
          <span className={styles.name}>
            {address}{' '}
            <span className={text.quiet}>
              {state === 'connected'
                ? channelsMessages.readBy({ who: reaches === 'owner' ? 'me' : 'others' })
                : engineMessages.stateOf({ state })}
            </span>
          </span>
          {mayChange && state !== 'revoked' ? (
            <ConfirmButton
              label={engineMessages.disconnect()}
              spoken={channelsMessages.disconnectAccount({ address })}
              question={channelsMessages.disconnectQuestion({ address })}
              verb={engineMessages.disconnect()}
              onConfirm={() => mutate({ params: { path: { platform } }, body: { accountId: id } })}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
