import styles from './morning.module.css'
import { useQuery } from '@tanstack/react-query'
import type { MissionStatus } from '@wellmet/hq/mission-control/mission-control.contract.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { missionQuery } from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { QuickActions } from '../quick-actions/quick-actions.tsx'
import { RoomTabs } from '../room-tabs.tsx'
import { Room } from '../staff/room.tsx'
import { Changed } from './changed.tsx'
import { Costs } from './costs.tsx'
import { Needs } from './needs.tsx'
import { ServerNow } from './server-now.tsx'

const Morning = ({ status }: { status: MissionStatus }) => (
  <div className={styles.morning}>
    <Needs needs={status.needs} />
    <Changed />
    <Costs />
    <ServerNow status={status} />
    <QuickActions />
  </div>
)

/** What an operator looks at each morning: what needs a person, what changed, what it costs. */
export const MorningScreen = () => {
  const query = useQuery(missionQuery)
  return (
    <>
      <PageHeader title={m.room()}>{m.roomAbout()}</PageHeader>
      <Room>
        <RoomTabs here="morning" />
        <Loaded query={query} what={m.room()} skeleton={<RowSkeletons rows={5} />}>
          {(status) => <Morning status={status} />}
        </Loaded>
      </Room>
    </>
  )
}
