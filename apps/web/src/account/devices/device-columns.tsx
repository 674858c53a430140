import text from '../../kit/text.module.css'
import type { Device } from '@wellmet/account/devices/devices.contract.ts'
import { devicesMessages } from '@wellmet/account/devices/devices.messages.ts'
import { deviceName } from '@wellmet/account/devices/devices.rules.ts'
import type { Column } from '../../kit/data-table.tsx'
import { formatAgo, formatDay } from '../../kit/dates.ts'
import { SignOutDevice } from './sign-out-device.tsx'
import { TrustThisDevice } from './trust-this-device.tsx'

export const deviceColumns = (hasSecondFactor: boolean): readonly Column<Device>[] => [
  { key: 'name', header: devicesMessages.device(), cell: (device) => <strong>{deviceName(device)}</strong> },
  { key: 'status', header: devicesMessages.status(), cell: (device) => <Status device={device} /> },
  {
    key: 'first',
    header: devicesMessages.firstSignIn(),
    cell: ({ firstSeenAt }) => <time dateTime={firstSeenAt}>{formatDay(firstSeenAt)}</time>,
  },
  {
    key: 'last',
    header: devicesMessages.lastActive(),
    cell: ({ lastSeenAt }) => <time dateTime={lastSeenAt}>{formatAgo(lastSeenAt)}</time>,
  },
  {
    key: 'actions',
    header: devicesMessages.signOut(),
    hideHeader: true,
    align: 'end',
    cell: (device) => {
      if (!device.isCurrent) return <SignOutDevice device={device} />
      return hasSecondFactor && device.trustedUntil === null ? <TrustThisDevice device={device} /> : null
    },
  },
]

const Status = ({ device: { isCurrent, sessions, trustedUntil } }: { device: Device }) => {
  const signedIn = sessions.length > 0 ? devicesMessages.signedIn() : devicesMessages.signedOut()
  return (
    <>
      {isCurrent ? devicesMessages.thisDevice() : signedIn}
      {trustedUntil ? (
        <span className={text.quiet}> · {devicesMessages.trustedUntil({ date: formatDay(trustedUntil) })}</span>
      ) : null}
    </>
  )
}
