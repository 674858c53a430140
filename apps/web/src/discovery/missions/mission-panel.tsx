import type { Mission } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { MissionForm } from './mission-form.tsx'

export const newPanel = 'new-mission'
export const editPanel = (id: string): string => `mission.${id}`

/** A new mission at `?panel=new-mission`, one that is changed at `?panel=mission.` and its id. */
export const MissionPanel = ({ missions }: { missions: readonly Mission[] }) => {
  const { panel, close } = usePanel()
  const mission = missions.find(({ id }) => panel === editPanel(id))
  const opened = panel === newPanel || mission !== undefined
  return (
    <SidePanel
      opened={opened}
      onClose={close}
      title={mission ? missionsMessages.editMission() : missionsMessages.newMission()}
      startsAt="field"
    >
      {opened ? <MissionForm mission={mission} onDone={close} /> : null}
    </SidePanel>
  )
}
