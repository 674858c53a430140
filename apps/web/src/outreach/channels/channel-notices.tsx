import styles from './channels.module.css'
import { Switch } from '@mantine/core'
import { notifications as toasts } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import type { ChannelNotices as Notices } from '@wellmet/outreach/channels/channels.contract.ts'
import { channelsMessages } from '@wellmet/outreach/channels/channels.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { noticesQuery } from './channels.queries.ts'

/** Which notifications also go to a chat that nobody else reads; none by itself. */
export const ChannelNotices = () => (
  <Loaded query={useQuery(noticesQuery)} what={channelsMessages.noticesTitle()} skeleton={<FormSkeleton fields={3} />}>
    {(notices) => (notices.accounts.length === 0 ? null : <Accounts notices={notices} />)}
  </Loaded>
)

const Accounts = ({ notices: { accounts, kinds } }: { notices: Notices }) => {
  const change = useApiMutation('patch', '/api/comms/notices', {
    changes: ['channels'],
    onError: (error) => toasts.show({ message: channelsMessages.notChanged({ reason: reasonOf(error) }) }),
  })
  const waiting = change.isPending ? change.variables.body : null
  return accounts.map(({ accountId, address, kinds: saved }) => {
    const chosen = waiting?.accountId === accountId ? waiting.kinds : saved
    return (
      <Section key={accountId} title={channelsMessages.noticesIn({ address })} about={channelsMessages.noticesAbout()}>
        <div className={styles.switches}>
          {kinds.map(({ kind, title }) => (
            <Switch
              key={kind}
              label={title}
              checked={chosen.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                change.mutate({
                  body: { accountId, kinds: checked ? [...chosen, kind] : chosen.filter((one) => one !== kind) },
                })
              }
            />
          ))}
        </div>
      </Section>
    )
  })
}
