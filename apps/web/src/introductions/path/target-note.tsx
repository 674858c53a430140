import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Target } from '@wellmet/contacts/targets/targets.contract.ts'
import { targetsMessages } from '@wellmet/contacts/targets/targets.messages.ts'
import { clsx } from 'clsx'
import { editTargetPanel } from '../../contacts/targets/target-panel-param.ts'
import { useTargetChanges } from '../../contacts/targets/targets.queries.ts'
import { usePanel } from '../../kit/use-panel.ts'

/** Under the heading of somebody whom the viewer added: that nobody else sees it, and how to change it. */
export const TargetNote = ({ target, mayChange }: { target: Target; mayChange: boolean }) => {
  const { open } = usePanel()
  const navigate = useNavigate()
  const { remove } = useTargetChanges()
  return (
    <div className={clsx(styles.target, text.small)}>
      <span className={text.quiet}>{targetsMessages.isYourTarget()}</span>
      {target.linkedinUrl ? (
        <a href={target.linkedinUrl} target="_blank" rel="noreferrer" className={text.link}>
          {targetsMessages.linkedin()}
        </a>
      ) : null}
      {mayChange ? (
        <>
          <Button size="compact-sm" variant="subtle" onClick={() => open(editTargetPanel(target.id))}>
            {targetsMessages.edit()}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { path: { id: target.id } } },
                { onSuccess: () => void navigate({ to: '/missions' }) },
              )
            }
          >
            {targetsMessages.remove()}
          </Button>
        </>
      ) : null}
    </div>
  )
}
