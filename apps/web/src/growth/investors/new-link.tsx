import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { investorsMessages as m } from '@wellmet/growth/investors/investors.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { CopyText } from '../../kit/copy-text.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'

/** The link is shown once: only its hash is stored. */
export const NewLink = () => {
  const form = useForm({
    initialValues: { reader: '' },
    validate: { reader: (typed) => (typed.trim() === '' ? m.readerMissing() : null) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const add = useApiMutation('post', '/api/investors/links', {
    changes: ['pitch'],
    onError: show,
    onSuccess: async () => form.reset(),
  })
  const submit = form.onSubmit((body) => {
    clear()
    add.mutate({ body })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput label={m.reader()} description={m.readerAbout()} {...form.getInputProps('reader')} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={add.isPending}>
          {m.addLink()}
        </Button>
      </div>
      {add.data ? (
        <output>
          <CopyText value={add.data.url} verb={m.copyLink()} />
          {m.shownOnce()}
        </output>
      ) : null}
    </form>
  )
}
