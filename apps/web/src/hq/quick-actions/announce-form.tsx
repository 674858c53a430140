import formStyles from '../../kit/form.module.css'
import styles from './quick-actions.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { QuickAction } from '@wellmet/hq/quick-actions/quick-actions.contract.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'

/** The local time of the browser, as its field for dates wants it. */
const localAt = (hours: number): string => {
  const at = new Date(Date.now() + hours * 3_600_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

type Props = { onAnnounce: (action: QuickAction) => void; onCancel: () => void }

export const AnnounceForm = ({ onAnnounce, onCancel }: Props) => {
  const form = useForm({ initialValues: { startsAt: localAt(1), endsAt: localAt(2) } })
  const submit = form.onSubmit(({ startsAt, endsAt }) =>
    onAnnounce({
      action: 'announce_maintenance',
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    }),
  )
  return (
    <form className={styles.announce} onSubmit={submit}>
      <TextInput label={m.startsAt()} type="datetime-local" required {...form.getInputProps('startsAt')} />
      <TextInput label={m.endsAt()} type="datetime-local" required {...form.getInputProps('endsAt')} />
      <div className={formStyles.buttons}>
        <Button type="submit">{m.announce()}</Button>
        <Button variant="default" onClick={onCancel}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  )
}
