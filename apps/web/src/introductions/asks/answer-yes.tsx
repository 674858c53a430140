import formStyles from '../../kit/form.module.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { EmailAddress } from '@wellmet/platform/contract/shapes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import type { Ask } from '../introduction-shapes.ts'
import { firstName } from '../introduction-words.ts'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { type Answer, useAnswer } from './asks.queries.ts'

type How = 'introduce' | 'ask_target' | 'name_drop'
type Values = { how: How; message: string; targetEmail: string }

const addressTrouble = (address: string, how: How, { knowsAddress }: Ask): string | null => {
  if (how !== 'ask_target' || knowsAddress) return null
  return EmailAddress.safeParse(address).success ? null : 'Give one address, such as joost@kade.example.'
}

const bodyOf = ({ how, message, targetEmail }: Values, ask: Ask): Answer => {
  if (how === 'name_drop') return { answer: 'name_drop' }
  const words = message.trim() === ask.message.trim() || message.trim() === '' ? {} : { message: message.trim() }
  const address = how === 'ask_target' && targetEmail.trim() !== '' ? { targetEmail: targetEmail.trim() } : {}
  return { answer: 'accept', with: how, ...words, ...address }
}

export const AnswerYes = ({ ask }: { ask: Ask }) => {
  const { send, isPending } = useAnswer(ask.id)
  const [asker, target] = [firstName(ask.askedBy.name), firstName(ask.target.name)]
  const form = useForm<Values>({
    initialValues: { how: 'introduce', message: ask.message, targetEmail: '' },
    validate: { targetEmail: (address, values) => addressTrouble(address.trim(), values.how, ask) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const { how } = form.values
  const submit = form.onSubmit((values) => {
    clear()
    send(bodyOf(values, ask), `${asker} is told that you said yes.`).catch(show)
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <ChoiceList
        legend="How you would help"
        value={how}
        onChange={(chosen) => form.setFieldValue('how', chosen)}
        choices={[
          {
            value: 'introduce',
            label: 'I write to them myself',
            about: 'You get the text, ready for your mail program.',
          },
          {
            value: 'ask_target',
            label: `Ask ${target} first, for me`,
            about: `${target} gets a mail; nobody is told of a no.`,
          },
          { value: 'name_drop', label: `${asker} may mention me`, about: 'Nothing more for you to do.' },
        ]}
      />
      {how === 'name_drop' ? null : (
        <Textarea
          label={`The text for ${target}`}
          description="Change what you like."
          autosize
          minRows={4}
          maxRows={14}
          {...form.getInputProps('message')}
        />
      )}
      {how === 'ask_target' && !ask.knowsAddress ? (
        <TextInput
          label={`E-mail of ${target}`}
          description={`For this one question. ${asker} learns it only if ${target} says yes.`}
          type="email"
          autoComplete="off"
          required
          {...form.getInputProps('targetEmail')}
        />
      ) : null}
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={isPending}>
          Say yes
        </Button>
      </div>
    </form>
  )
}
