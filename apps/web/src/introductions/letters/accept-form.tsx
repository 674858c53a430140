import styles from './letter-parts.module.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Letter } from '@wellmet/introductions/letters/letters.contract.ts'
import { namesSomebody } from '@wellmet/introductions/letters/letters.rules.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Notice } from '../../kit/notice.tsx'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { firstName } from './letter-words.ts'
import { useLetterAnswers } from './letters.queries.ts'

type How = 'forward' | 'ask_target' | 'name_drop'

export const AcceptForm = ({ token, letter }: { token: string; letter: Letter }) => {
  const { answer, answering } = useLetterAnswers(token)
  const [asker, target] = [firstName(letter.asker.name), firstName(letter.target.name)]
  const form = useForm<{ how: How; text: string; targetEmail: string }>({
    initialValues: { how: 'forward', text: letter.text, targetEmail: '' },
    validate: { text: (text) => (text.trim() === '' ? 'Say something, or let it stand as it was.' : null) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const { how, text, targetEmail } = form.values
  const submit = form.onSubmit(() => {
    clear()
    const words = text.trim() === letter.text.trim() ? {} : { text }
    const address = targetEmail.trim() === '' ? {} : { targetEmail }
    const body =
      how === 'ask_target'
        ? ({ answer: 'accept', how, ...words, ...address } as const)
        : ({ answer: 'accept', how, ...words } as const)
    answer(body).catch(show)
  })
  return (
    <form className={styles.answers} onSubmit={submit} noValidate>
      <ChoiceList
        legend="How you would help"
        value={how}
        onChange={(chosen) => form.setFieldValue('how', chosen)}
        choices={[
          {
            value: 'forward',
            label: 'I forward it myself',
            about: 'You get the text as a mail of its own, ready to forward.',
          },
          {
            value: 'ask_target',
            label: `Ask ${target} first, for me`,
            about: letter.isBlind
              ? `${target} is told no name before saying yes, and nobody is told of a no.`
              : `${target} hears who asks; nobody is told of a no.`,
          },
          {
            value: 'name_drop',
            label: `${asker} may mention me`,
            about: `${asker} writes, and says that you know each other. Nothing more for you to do.`,
          },
        ]}
      />
      {how === 'name_drop' ? null : (
        <Textarea
          label={`The text for ${target}`}
          description="Change what you like; this is what is sent."
          autosize
          minRows={6}
          maxRows={18}
          {...form.getInputProps('text')}
        />
      )}
      {how === 'ask_target' && letter.isBlind && namesSomebody(text, letter.asker.name) ? (
        <Notice
          notice={{
            code: 'names_asker',
            message: `The text names ${letter.asker.name}.`,
            next: `Take the name out if ${target} should not know yet.`,
          }}
        />
      ) : null}
      {how === 'ask_target' && !letter.knowsAddress ? (
        <TextInput
          label={`E-mail of ${target}`}
          description={`For this one question. ${asker} learns it only if ${target} says yes.`}
          type="email"
          autoComplete="off"
          {...form.getInputProps('targetEmail')}
        />
      ) : null}
      <FormAlert trouble={trouble} />
      <Button type="submit" size="md" loading={answering.isPending}>
        {how === 'forward' ? 'Yes, I will forward it' : how === 'ask_target' ? `Yes, ask ${target}` : 'Yes, mention me'}
      </Button>
    </form>
  )
}
