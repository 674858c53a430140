import { notifications as toasts } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationSettings } from '@wellmet/account/notifications/notifications.contract.ts'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { useSession } from '../users/session.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { settingsQuery } from './notifications.queries.ts'
import { TimeZoneField } from './time-zone-field.tsx'

const Settings = ({ settings }: { settings: NotificationSettings }) => {
  const queries = useQueryClient()
  const { emailVerified, email } = useSession().user
  const change = api.useMutation('patch', '/api/notifications/settings', {
    onSuccess: (next) => {
      queries.setQueryData(settingsQuery.queryKey, next)
      toasts.show({ message: 'Saved.' })
    },
    onError: (error) =>
      toasts.show({ message: `Nothing was changed. ${toProblem(error).detail ?? 'Try again in a moment.'}` }),
  })
  const waiting = change.isPending ? change.variables.body : {}
  const kinds = settings.kinds.map((one) => ({ ...one, ...waiting.kinds?.find(({ kind }) => kind === one.kind) }))
  return (
    <>
      <Section
        title="What you are told"
        about="Holds in all your workspaces, for what happens from now on. Each choice is saved at once."
      >
        <DeliveryTable
          kinds={kinds}
          onDelivery={(kind, delivery) => change.mutate({ body: { kinds: [{ kind, delivery }] } })}
        />
      </Section>
      <Section
        title="The daily mail"
        about={`Comes at eight in the morning, when something is unread that you want by mail. ${
          emailVerified ? `It goes to ${email}.` : `It waits until you confirm that ${email} is yours.`
        }`}
      >
        <TimeZoneField
          timeZone={waiting.timeZone === undefined ? settings.timeZone : waiting.timeZone}
          onTimeZone={(timeZone) => change.mutate({ body: { timeZone } })}
        />
      </Section>
    </>
  )
}

export const NotificationSettingsScreen = () => (
  <Loaded query={useQuery(settingsQuery)} what="Your settings" skeleton={<FormSkeleton fields={4} />}>
    {(settings) => <Settings settings={settings} />}
  </Loaded>
)
