import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { namesSomebody } from '@wellmet/introductions/guest-pages/guest-pages.rules.ts'
import { EmailAddress } from '@wellmet/platform/contract/shapes.ts'
import type { ReactNode } from 'react'
import { useFormTrouble } from '../api/use-form-trouble.ts'
import { ChoiceList } from '../kit/choice-list.tsx'
import { FormAlert } from '../kit/form-alert.tsx'
import { Notice } from '../kit/notice.tsx'

export type AcceptHow = 'self' | 'ask_target' | 'name_drop'
/** A yes. The text is left out where it stands as it was, the address where it is not needed. */
export type Acceptance = { how: AcceptHow; text?: string; targetEmail?: string }

type Option = { label: string; about: string }
type Props = {
  /** First names. */
  asker: string
  target: string
  text: string
  knowsAddress: boolean
  options: Record<AcceptHow, Option>
  textRows: { description: string; minRows: number; maxRows: number }
  className: string | undefined
  onAccept: (acceptance: Acceptance) => Promise<unknown>
  /** The asker's name, where the target is asked before they may know it. */
  secretName?: string | null
  children: (how: AcceptHow) => ReactNode
}

const order = ['self', 'ask_target', 'name_drop'] as const

/** How a connector says yes: the same for a member and for somebody who answers from an email. */
export const AcceptRequestForm = (props: Props) => {
  const { asker, target, knowsAddress, secretName } = props
  const needsAddress = (how: AcceptHow) => how === 'ask_target' && !knowsAddress
  const form = useForm<{ how: AcceptHow; text: string; targetEmail: string }>({
    initialValues: { how: 'self', text: props.text, targetEmail: '' },
    validate: {
      text: (text, { how }) => (how !== 'name_drop' && text.trim() === '' ? asksMessages.addMessage() : null),
      targetEmail: (address, { how }) =>
        needsAddress(how) && !EmailAddress.safeParse(address.trim()).success ? asksMessages.addAddress() : null,
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const submit = form.onSubmit(({ how, text, targetEmail }) => {
    clear()
    const isChanged = how !== 'name_drop' && text.trim() !== props.text.trim()
    const acceptance = {
      how,
      ...(isChanged ? { text: text.trim() } : {}),
      ...(needsAddress(how) ? { targetEmail: targetEmail.trim() } : {}),
    }
    props.onAccept(acceptance).catch(show)
  })
  const { how, text } = form.values
  return (
    <form className={props.className} onSubmit={submit} noValidate>
      <ChoiceList
        legend={asksMessages.howToHelp()}
        value={how}
        onChange={(chosen) => form.setFieldValue('how', chosen)}
        choices={order.map((value) => ({ value, ...props.options[value] }))}
      />
      {how === 'name_drop' ? null : (
        <Textarea
          label={asksMessages.messageTo({ target })}
          autosize
          {...props.textRows}
          {...form.getInputProps('text')}
        />
      )}
      {how === 'ask_target' && secretName && namesSomebody(text, secretName) ? (
        <Notice
          notice={{
            code: 'names_asker',
            message: asksMessages.messageNames({ name: secretName }),
            next: asksMessages.messageNamesNext({ target }),
          }}
        />
      ) : null}
      {needsAddress(how) ? (
        <TextInput
          label={asksMessages.emailOf({ target })}
          description={asksMessages.emailOfAbout({ asker, target })}
          type="email"
          autoComplete="off"
          required
          {...form.getInputProps('targetEmail')}
        />
      ) : null}
      <FormAlert trouble={trouble} />
      {props.children(how)}
    </form>
  )
}
