import styles from './orchestrator.module.css'
import { Button } from '@mantine/core'
import type { Run } from '@wellmet/account/orchestrator/orchestrator.contract.ts'
import { orchestratorMessages as m } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { useRunControl } from './use-run-control.ts'

const words = { pause: m.pause, resume: m.resume, retry: m.retry } as const

export const RunControls = ({ run }: { run: Run }) => {
  const { isPending, control } = useRunControl(run)
  return (
    <div className={styles.controls}>
      {run.controls.map((action) =>
        action === 'cancel' ? (
          <ConfirmButton
            key={action}
            label={m.cancel()}
            question={m.cancelQuestion()}
            verb={m.cancel()}
            keep={m.cancelKeep()}
            spoken={m.cancel()}
            onConfirm={() => control(action)}
          />
        ) : (
          <Button key={action} variant="default" loading={isPending} onClick={() => control(action)}>
            {words[action]()}
          </Button>
        ),
      )}
    </div>
  )
}
