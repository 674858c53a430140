import styles from './guest-page-parts.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { declineWords } from '@wellmet/introductions/asks/asks.rules.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { firstName } from '../introduction-words.ts'
import { useGuestReplies } from './guest-pages.queries.ts'

type Reason = keyof typeof declineWords
const reasons = () => (Object.keys(declineWords) as Reason[]).map((value) => ({ value, label: declineWords[value]() }))

export const DeclineForm = ({ token, page }: { token: string; page: AskPage }) => {
  const { reply, replying } = useGuestReplies(token)
  const form = useForm<{ reason: Reason; note: string }>({ initialValues: { reason: 'not_close', note: '' } })
  const { trouble, show, clear } = useFormTrouble(form)
  const submit = form.onSubmit(({ reason, note }) => {
    clear()
    reply({ reply: 'decline', reason, ...(note.trim() === '' ? {} : { note }) }).catch(show)
  })
  return (
    <form className={styles.answers} onSubmit={submit} noValidate>
      <ChoiceList
        legend={asksMessages.whyNot()}
        choices={reasons()}
        value={form.values.reason}
        onChange={(reason) => form.setFieldValue('reason', reason)}
      />
      <Textarea
        label={asksMessages.anythingToAdd()}
        description={asksMessages.anythingToAddAbout({ asker: firstName(page.asker.name) })}
        autosize
        minRows={2}
        maxLength={600}
        {...form.getInputProps('note')}
      />
      <FormAlert trouble={trouble} />
      <Button type="submit" size="md" loading={replying.isPending}>
        {guestPagesMessages.declineThisTime()}
      </Button>
    </form>
  )
}
