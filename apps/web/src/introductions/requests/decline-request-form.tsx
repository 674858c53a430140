import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { declineWords } from '@wellmet/introductions/asks/asks.rules.ts'
import { Input, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'

type Reason = keyof typeof declineWords
/** A no. The reason and the note are left out where none was given. */
export type DeclineReply = { reply: 'decline'; reason?: Reason; note?: string }

type Props = {
  /** First names. */
  asker: string
  target: string
  className: string | undefined
  /** Chosen to begin with. */
  reason?: Reason | null
  onDecline: (refusal: DeclineReply) => Promise<unknown>
  children: ReactNode
}

const reasons = (target: string) =>
  (Object.keys(declineWords) as Reason[]).map((value) => ({ value, label: declineWords[value]({ target }) }))

/** How a connector says no: the same for a member and for somebody who answers from an email. */
export const DeclineRequestForm = ({ asker, target, className, reason = null, onDecline, children }: Props) => {
  const form = useForm<{ reason: Reason | null; note: string }>({
    initialValues: { reason, note: '' },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const submit = form.onSubmit(({ reason, note }) => {
    clear()
    onDecline({
      reply: 'decline',
      ...(reason === null ? {} : { reason }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    }).catch(show)
  })
  return (
    <form className={className} onSubmit={submit} noValidate>
      {/* The list says its legend itself to whoever listens. */}
      <Input.Wrapper
        labelElement="div"
        label={asksMessages.whyNot()}
        labelProps={{ 'aria-hidden': true }}
        description={asksMessages.whyNotAbout({ asker, target })}
      >
        <ChoiceList
          legend={asksMessages.whyNot()}
          choices={reasons(target)}
          value={form.values.reason}
          onChange={(reason) => form.setFieldValue('reason', reason)}
        />
      </Input.Wrapper>
      <Textarea
        label={asksMessages.anythingToAdd()}
        description={asksMessages.anythingToAddAbout({ asker })}
        autosize
        minRows={2}
        maxLength={600}
        {...form.getInputProps('note')}
      />
      <FormAlert trouble={trouble} />
      {children}
    </form>
  )
}
