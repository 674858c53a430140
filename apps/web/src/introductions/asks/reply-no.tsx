import formStyles from '../../kit/form.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { declineWords } from '@wellmet/introductions/asks/asks.rules.ts'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { firstName } from '../introduction-words.ts'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { useReply } from './asks.queries.ts'

type Reason = keyof typeof declineWords
const reasons = () => (Object.keys(declineWords) as Reason[]).map((value) => ({ value, label: declineWords[value]() }))

export const ReplyNo = ({ ask }: { ask: Ask }) => {
  const { send, isPending } = useReply(ask.id)
  const asker = firstName(ask.askedBy.name)
  const form = useForm<{ reason: Reason; note: string }>({ initialValues: { reason: 'not_close', note: '' } })
  const { trouble, show, clear } = useFormTrouble(form)
  const submit = form.onSubmit(({ reason, note }) => {
    clear()
    const body = { reply: 'decline', reason, ...(note.trim() === '' ? {} : { note: note.trim() }) } as const
    send(body, asksMessages.saidNo({ asker })).catch(show)
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <ChoiceList
        legend={asksMessages.whyNot()}
        choices={reasons()}
        value={form.values.reason}
        onChange={(reason) => form.setFieldValue('reason', reason)}
      />
      <Textarea
        label={asksMessages.anythingToAdd()}
        description={asksMessages.anythingToAddAbout({ asker })}
        autosize
        minRows={2}
        maxLength={600}
        {...form.getInputProps('note')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={isPending}>
          {asksMessages.sayNo()}
        </Button>
      </div>
    </form>
  )
}
