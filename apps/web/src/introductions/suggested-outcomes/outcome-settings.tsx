import { Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutcomeSettings as Settings } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.contract.ts'
import { suggestedOutcomesMessages } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { outcomeSettingsQuery } from './suggested-outcomes.queries.ts'

const RecordAutomatically = ({ settings }: { settings: Settings }) => {
  const queries = useQueryClient()
  const mayChange = isMember(useSession().workspace?.role)
  const save = useApiMutation('put', '/api/introductions/outcome-settings', {
    changes: ['outcome settings'],
    onSuccess: (saved) => {
      queries.setQueryData(outcomeSettingsQuery.queryKey, saved)
      notifications.show({ message: suggestedOutcomesMessages.saved() })
    },
    onError: (error) => notifications.show({ message: reasonOf(error) }),
  })
  const { recordsAutomatically } = save.isPending ? save.variables.body : settings
  return (
    <Switch
      label={suggestedOutcomesMessages.recordAutomatically()}
      description={suggestedOutcomesMessages.recordAutomaticallyAbout()}
      checked={recordsAutomatically}
      disabled={!mayChange}
      onChange={({ currentTarget }) => save.mutate({ body: { recordsAutomatically: currentTarget.checked } })}
    />
  )
}

export const OutcomeSettings = () => (
  <Section title={suggestedOutcomesMessages.settings()} about={suggestedOutcomesMessages.settingsAbout()}>
    <Loaded
      query={useQuery(outcomeSettingsQuery)}
      what={suggestedOutcomesMessages.yourSettings()}
      skeleton={<FormSkeleton fields={1} />}
    >
      {(settings) => <RecordAutomatically settings={settings} />}
    </Loaded>
  </Section>
)
