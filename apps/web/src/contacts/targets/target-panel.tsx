import { useQuery } from '@tanstack/react-query'
import { readTarget } from '@wellmet/contacts/targets/read-target.rules.ts'
import { targetsMessages } from '@wellmet/contacts/targets/targets.messages.ts'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { TargetForm } from './target-form.tsx'
import { readTargetPanel } from './target-panel-param.ts'
import { targetsQuery } from './targets.queries.ts'

const Edited = ({ id, onCancel }: { id: string; onCancel: () => void }) => (
  <Loaded query={useQuery(targetsQuery)} what={targetsMessages.theTargets()} skeleton={<FormSkeleton fields={4} />}>
    {({ items }) => {
      const target = items.find((one) => one.id === id)
      return target ? <TargetForm read={target} target={target} onCancel={onCancel} /> : null
    }}
  </Loaded>
)

/** Somebody to meet who need not be in any file, wherever they were typed. */
export const TargetPanel = () => {
  const { panel, close } = usePanel()
  const asked = readTargetPanel(panel)
  const isEdit = asked !== null && 'id' in asked
  return (
    <SidePanel
      opened={asked !== null}
      onClose={close}
      title={isEdit ? targetsMessages.editTarget() : targetsMessages.addTarget()}
      startsAt="field"
    >
      {asked === null ? null : 'id' in asked ? (
        <Edited key={asked.id} id={asked.id} onCancel={close} />
      ) : 'company' in asked ? (
        <TargetForm key={asked.company} read={{ company: asked.company }} target={null} onCancel={close} />
      ) : (
        <TargetForm key={asked.text} read={readTarget(asked.text)} target={null} onCancel={close} />
      )}
    </SidePanel>
  )
}
