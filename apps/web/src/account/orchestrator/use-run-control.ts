import { notifications } from '@mantine/notifications'
import type { Run } from '@wellmet/account/orchestrator/orchestrator.contract.ts'
import { orchestratorMessages } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'

type Control = Run['controls'][number]

export const useRunControl = ({ id: runId, title }: Pick<Run, 'id' | 'title'>) => {
  const control = useApiMutation('post', '/api/orchestrator/control', {
    changes: ['runs', 'approvals'],
    onError: (error) =>
      void notifications.show({ message: orchestratorMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: (_run, { body: { action } }) =>
      void notifications.show({ message: orchestratorMessages.runControlled({ action, title }) }),
  })
  return { isPending: control.isPending, control: (action: Control) => control.mutate({ body: { runId, action } }) }
}
