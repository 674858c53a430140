import { useQuery } from '@tanstack/react-query'
import { devicesMessages } from '@wellmet/account/devices/devices.messages.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { deviceColumns } from './device-columns.tsx'
import { devicesQuery } from './devices.queries.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

export const DevicesSection = ({ hasSecondFactor }: { hasSecondFactor: boolean }) => {
  const devices = useQuery(devicesQuery)
  return (
    <Section title={devicesMessages.title()} about={devicesMessages.about()} actions={<SignOutEverywhere />}>
      <Loaded
        query={devices}
        what={devicesMessages.yourDevices()}
        skeleton={<RowSkeletons rows={2} label={devicesMessages.loading()} />}
      >
        {({ items }) => (
          <DataTable
            caption={devicesMessages.yourDevices()}
            rows={items}
            keyOf={({ id }) => id}
            columns={deviceColumns(hasSecondFactor)}
          />
        )}
      </Loaded>
    </Section>
  )
}
