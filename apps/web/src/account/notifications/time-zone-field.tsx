import formStyles from '../../kit/form.module.css'
import { Button, Select } from '@mantine/core'
import { clsx } from 'clsx'
import { notificationsMessages } from '@wellmet/account/notifications/notifications.messages.ts'

const zones = Intl.supportedValuesOf('timeZone')
const here = Intl.DateTimeFormat().resolvedOptions().timeZone

type Props = { timeZone: string | null; onTimeZone: (timeZone: string | null) => void }

export const TimeZoneField = ({ timeZone, onTimeZone }: Props) => (
  <div className={clsx(formStyles.line, formStyles.narrow)}>
    <Select
      label={notificationsMessages.timeZone()}
      placeholder="UTC"
      data={timeZone && !zones.includes(timeZone) ? [timeZone, ...zones] : zones}
      value={timeZone}
      onChange={onTimeZone}
      limit={100}
      searchable
      clearable
      nothingFoundMessage={notificationsMessages.timeZoneNotFound()}
    />
    {(timeZone ?? 'UTC') === here ? null : (
      <Button variant="default" className={formStyles.lineButton} onClick={() => onTimeZone(here)}>
        {notificationsMessages.setTimeZone({ zone: here })}
      </Button>
    )}
  </div>
)
