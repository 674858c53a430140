import { useQuery } from '@tanstack/react-query'
import { channelsMessages } from '@wellmet/outreach/channels/channels.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { ChannelNotices } from './channel-notices.tsx'
import { channelsQuery } from './channels.queries.ts'
import { EncryptionTable } from './encryption-table.tsx'
import { PlatformCard } from './platform-card.tsx'
import { SendMessage } from './send-message.tsx'
import styles from './channels.module.css'

export const ChannelsScreen = () => {
  const mayChange = isMember(useSession().workspace?.role)
  return (
    <Loaded
      query={useQuery(channelsQuery)}
      what={channelsMessages.channels()}
      skeleton={<FormSkeleton fields={3} hasButton />}
    >
      {(channels) => {
        const isAnyConnected = channels.platforms.some(({ accounts }) => accounts.length > 0)
        return (
          <>
            <Section title={channelsMessages.channels()} about={channelsMessages.about()}>
              <div className={styles.cards}>
                {channels.platforms.map((status) => (
                  <PlatformCard key={status.platform} status={status} mayChange={mayChange} />
                ))}
              </div>
            </Section>
            {mayChange && isAnyConnected ? <ChannelNotices /> : null}
            {mayChange && (isAnyConnected || channels.teammates.length > 0) ? <SendMessage places={channels} /> : null}
            <EncryptionTable />
          </>
        )
      }}
    </Loaded>
  )
}
