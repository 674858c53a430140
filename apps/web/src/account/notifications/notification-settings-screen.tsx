import text from '../../kit/text.module.css'
import styles from './notifications-screen.module.css'
import { Switch } from '@mantine/core'
import { notifications as toasts } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { NotificationSettings } from '@wellmet/account/notifications/notifications.contract.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { useSession } from '../users/session.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { settingsQuery } from './notifications.queries.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { notificationsMessages } from '@wellmet/account/notifications/notifications.messages.ts'

const Settings = ({ settings }: { settings: NotificationSettings }) => {
  const queries = useQueryClient()
  const { emailVerified, email } = useSession().user
  const change = useApiMutation('patch', '/api/notifications/settings', {
    changes: ['notification settings'],
    onSuccess: (next) => {
      queries.setQueryData(settingsQuery.queryKey, next)
      toasts.show({ message: notificationsMessages.saved() })
    },
    onError: (error) => toasts.show({ message: notificationsMessages.notChanged({ reason: reasonOf(error) }) }),
  })
  const waiting = change.isPending ? change.variables.body : {}
  const kinds = settings.kinds.map((one) => ({ ...one, ...waiting.kinds?.find(({ kind }) => kind === one.kind) }))
  return (
    <>
      <Section title={notificationsMessages.yourNotifications()} about={notificationsMessages.yourNotificationsAbout()}>
        <DeliveryTable
          kinds={kinds}
          onDelivery={(kind, delivery) => change.mutate({ body: { kinds: [{ kind, delivery }] } })}
        />
        <p className={clsx(text.quiet, text.small, styles.also)}>
          {richMessage(notificationsMessages.alsoInChannels, {
            channels: <Link to="/settings/channels" className={text.link} />,
          })}
        </p>
      </Section>
      <Section
        title={notificationsMessages.daily()}
        about={
          emailVerified
            ? notificationsMessages.dailyAbout({ email })
            : notificationsMessages.dailyAboutUnconfirmed({ email })
        }
      >
        <Switch
          mb={20}
          label={notificationsMessages.brief()}
          description={notificationsMessages.briefAbout()}
          checked={waiting.brief ?? settings.brief}
          onChange={({ currentTarget }) => change.mutate({ body: { brief: currentTarget.checked } })}
        />
        <TimeZoneField
          timeZone={waiting.timeZone === undefined ? settings.timeZone : waiting.timeZone}
          onTimeZone={(timeZone) => change.mutate({ body: { timeZone } })}
        />
      </Section>
    </>
  )
}

export const NotificationSettingsScreen = () => (
  <Loaded
    query={useQuery(settingsQuery)}
    what={notificationsMessages.yourSettings()}
    skeleton={<FormSkeleton fields={4} />}
  >
    {(settings) => <Settings settings={settings} />}
  </Loaded>
)
