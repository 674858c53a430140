import formStyles from '../../kit/form.module.css'
import { Button, Select } from '@mantine/core'
import { clsx } from 'clsx'

const zones = Intl.supportedValuesOf('timeZone')
const here = Intl.DateTimeFormat().resolvedOptions().timeZone

type Props = { timeZone: string | null; onTimeZone: (timeZone: string | null) => void }

export const TimeZoneField = ({ timeZone, onTimeZone }: Props) => (
  <div className={clsx(formStyles.line, formStyles.narrow)}>
    <Select
      label="Time zone"
      placeholder="UTC"
      data={timeZone && !zones.includes(timeZone) ? [timeZone, ...zones] : zones}
      value={timeZone}
      onChange={onTimeZone}
      limit={100}
      searchable
      clearable
      nothingFoundMessage="There is no such time zone. Try the largest city near you."
    />
    {(timeZone ?? 'UTC') === here ? null : (
      <Button variant="default" className={formStyles.lineButton} onClick={() => onTimeZone(here)}>
        Use {here}
      </Button>
    )}
  </div>
)
