import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { HelpdeskTicket } from '@wellmet/connections/helpdesk/helpdesk.contract.ts'
import { helpdeskMessages as m } from '@wellmet/connections/helpdesk/helpdesk.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'

type Requester = HelpdeskTicket['requester']

const owners = { requester: 'email', 'requester.email': 'email', 'requester.name': 'name' }

const NewTicketForm = ({ requester, onClose }: { requester: Requester; onClose: () => void }) => {
  const form = useForm({
    initialValues: { subject: '', message: '', email: requester.email ?? '', name: requester.name ?? '' },
    validate: {
      subject: (typed) => (typed.trim() === '' ? m.subjectMissing() : null),
      message: (typed) => (typed.trim() === '' ? m.messageMissing() : null),
      email: (typed, { name }) => (typed.trim() === '' && name.trim() !== '' ? m.emailMissing() : null),
    },
  })
  const { trouble, show, clear } = useFormTrouble(form, owners)
  const create = useApiMutation('post', '/api/integrations/zendesk/tickets', {
    changes: ['connected accounts'],
    onError: show,
  })
  const submit = form.onSubmit(({ subject, message, email, name }) => {
    clear()
    const who = { email: email.trim(), ...(name.trim() === '' ? {} : { name: name.trim() }) }
    const body = { subject, message, ...(who.email === '' ? {} : { requester: who }) }
    create.mutate({ body })
  })
  if (create.data)
    return (
      <div className={formStyles.form}>
        <output>{m.created({ number: create.data.id })}</output>
        <a href={create.data.url} className={text.link} target="_blank" rel="noreferrer">
          {m.openAtZendesk()}
        </a>
        <Button variant="default" onClick={onClose}>
          {m.done()}
        </Button>
      </div>
    )
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput label={m.subject()} {...form.getInputProps('subject')} />
      <Textarea
        label={m.message()}
        description={m.messageAbout()}
        autosize
        minRows={4}
        {...form.getInputProps('message')}
      />
      <TextInput
        label={m.customerEmail()}
        description={m.customerAbout()}
        type="email"
        {...form.getInputProps('email')}
      />
      <TextInput label={m.customerName()} {...form.getInputProps('name')} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={create.isPending}>
          {m.create()}
        </Button>
      </div>
    </form>
  )
}

/** Closed without a customer to ask for. The same ticket sent twice on a day is created once. */
export const NewTicketPanel = ({ requester, onClose }: { requester: Requester | null; onClose: () => void }) => (
  <SidePanel opened={requester !== null} onClose={onClose} title={m.newTicket()} startsAt="field">
    {requester === null ? null : <NewTicketForm requester={requester} onClose={onClose} />}
  </SidePanel>
)
