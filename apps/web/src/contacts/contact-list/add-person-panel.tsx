import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { KnownFamiliarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { manualContactsMessages } from '@wellmet/contacts/manual-contacts/manual-contacts.messages.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { oneOf } from '../../kit/search-params.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'

export const addPersonPanel = 'add-person'

const typed = { name: '', email: '', company: '', title: '', linkedinUrl: '' }

/** Only what was filled in. */
const filled = <Fields extends Record<string, string>>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== '')) as Partial<Fields>

const AddPersonForm = ({ onCancel }: { onCancel: () => void }) => {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { ...typed, familiarity: '' },
    validate: { name: (name) => (name.trim() === '' ? manualContactsMessages.nameMissing() : null) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const { mutate, isPending } = useApiMutation('post', '/api/network/contacts', { changes: ['contacts'] })
  const submit = form.onSubmit(({ familiarity, name, ...others }) => {
    clear()
    const said = oneOf(KnownFamiliarity.options, familiarity)
    mutate(
      { body: { name, ...filled(others), ...(said ? { familiarity: said } : {}) } },
      { onError: show, onSuccess: ({ id }) => void navigate({ to: '/contacts/$id', params: { id } }) },
    )
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput label={manualContactsMessages.name()} maxLength={120} data-autofocus {...form.getInputProps('name')} />
      <TextInput label={manualContactsMessages.email()} type="email" maxLength={254} {...form.getInputProps('email')} />
      <TextInput label={manualContactsMessages.title()} maxLength={120} {...form.getInputProps('title')} />
      <TextInput label={manualContactsMessages.company()} maxLength={120} {...form.getInputProps('company')} />
      <TextInput
        label={manualContactsMessages.linkedinUrl()}
        placeholder={manualContactsMessages.linkedinUrlHint()}
        maxLength={300}
        {...form.getInputProps('linkedinUrl')}
      />
      <Select
        label={manualContactsMessages.familiarity()}
        allowDeselect={false}
        data={['', ...KnownFamiliarity.options].map((value) => ({
          value,
          label: manualContactsMessages.familiarityChoice({ familiarity: value }),
        }))}
        {...form.getInputProps('familiarity')}
      />
      <p className={clsx(text.small, text.quiet)}>{manualContactsMessages.addPersonAbout()}</p>
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={isPending}>
          {manualContactsMessages.add()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {manualContactsMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}

/** One person whom no import brings, at `?panel=add-person`. */
export const AddPersonPanel = () => {
  const { panel, close } = usePanel()
  const opened = panel === addPersonPanel
  return (
    <SidePanel opened={opened} onClose={close} title={manualContactsMessages.addPerson()} startsAt="field">
      {opened ? <AddPersonForm onCancel={close} /> : null}
    </SidePanel>
  )
}
