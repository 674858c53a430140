import { Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { ghostScreensMessages as m } from '@wellmet/connections/ghost/ghost-screens.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { Section } from '../../kit/section.tsx'
import { ghostSettingsQuery } from './ghost.queries.ts'

/** Off until somebody says so. */
export const GhostMembers = () => {
  const { data } = useQuery(ghostSettingsQuery)
  const save = useApiMutation('post', '/api/ghost/settings', {
    changes: ['connected accounts', 'leads'],
    onError: (error) => void notifications.show({ message: reasonOf(error) }),
    onSuccess: ({ membersBecomeLeads }) =>
      void notifications.show({ message: membersBecomeLeads ? m.membersOn() : m.membersOff() }),
  })
  if (!data) return null
  return (
    <Section title={m.members()} about={m.membersAbout()}>
      <Switch
        label={m.membersBecomeLeads()}
        checked={data.membersBecomeLeads}
        disabled={save.isPending}
        onChange={({ currentTarget }) => save.mutate({ body: { membersBecomeLeads: currentTarget.checked } })}
      />
    </Section>
  )
}
