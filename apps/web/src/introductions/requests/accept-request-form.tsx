import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { findAskerIn, type UnnamedAsker } from '@wellmet/introductions/drafts/blind.rules.ts'
import { EmailAddress } from '@wellmet/platform/contract/shapes.ts'
import type { ReactNode } from 'react'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'

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
  /** Where the connector writes to them. */
  ownAddress?: string | null
  /** Null for what may not be chosen. */
  options: Record<AcceptHow, Option | null>
  textRows: { minRows: number; maxRows: number }
  /** What becomes of the text. */
  textAbout: (how: AcceptHow) => string
  className: string | undefined
  onAccept: (acceptance: Acceptance) => Promise<unknown>
  /** The asker, where the target is not to know them before saying yes. */
  unnamed: UnnamedAsker | null
  children: (how: AcceptHow) => ReactNode
}

const order = ['self', 'ask_target', 'name_drop'] as const

/** How a connector says yes: the same for a member and for somebody who answers from an email. */
export const AcceptRequestForm = (props: Props) => {
  const { asker, target, knowsAddress, unnamed } = props
  const needsAddress = (how: AcceptHow) => how === 'ask_target' && !knowsAddress
  const form = useForm<{ how: AcceptHow; text: string; targetEmail: string }>({
    initialValues: { how: 'self', text: props.text, targetEmail: props.ownAddress ?? '' },
    validate: {
      text: (text, { how }) => {
        if (how === 'name_drop') return null
        if (text.trim() === '') return asksMessages.addMessage()
        const found = unnamed && findAskerIn(text, unnamed)
        return found ? asksMessages.messageNamesAsker({ asker, target, found }) : null
      },
      targetEmail: (address, { how }) =>
        needsAddress(how) && !EmailAddress.safeParse(address.trim()).success ? asksMessages.addAddress() : null,
    },
  })
  const { trouble, show, clear } = useFormTrouble(form, { message: 'text' })
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
  const { how } = form.values
  return (
    <form className={props.className} onSubmit={submit} noValidate>
      <ChoiceList
        legend={asksMessages.howToHelp()}
        value={how}
        onChange={(chosen) => form.setFieldValue('how', chosen)}
        choices={order.flatMap((value) => {
          const option = props.options[value]
          return option ? [{ value, ...option }] : []
        })}
      />
      {how === 'name_drop' ? null : (
        <Textarea
          label={asksMessages.messageTo({ target })}
          description={props.textAbout(how)}
          autosize
          {...props.textRows}
          {...form.getInputProps('text')}
        />
      )}
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
