import text from '../../kit/text.module.css'
import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { dateIn, daysLater } from '@wellmet/platform/values/calendar.rules.ts'
import { useMemo } from 'react'
import type { Values } from './draft-values.ts'

type Props = { form: UseFormReturnType<Values>; connector: string; mayAskNow: boolean }

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** Asked at an hour of a day, as it is meant in a time zone; off is now. */
export const ScheduleField = ({ form, connector, mayAskNow }: Props) => {
  const { date, timeZone } = form.values
  const zones = useMemo(() => [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])], [timeZone])
  const toggle = (isOn: boolean) =>
    form.setFieldValue('date', isOn ? dateIn(daysLater(new Date(), 1, timeZone), timeZone) : '')
  return (
    <fieldset className={styles.schedule}>
      <legend className={text.onlySpoken}>{requestsMessages.when()}</legend>
      <Switch
        label={requestsMessages.askAtSetTime()}
        {...(mayAskNow ? { description: requestsMessages.askAtSetTimeAbout({ connector }) } : {})}
        checked={date !== ''}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {date === '' ? null : (
        <div className={styles.when}>
          <TextInput label={requestsMessages.day()} type="date" required {...form.getInputProps('date')} />
          <NativeSelect label={requestsMessages.hour()} data={hours} {...form.getInputProps('hour')} />
          <NativeSelect label={requestsMessages.timeZone()} data={zones} {...form.getInputProps('timeZone')} />
        </div>
      )}
    </fieldset>
  )
}
