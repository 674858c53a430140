import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './channels.module.css'
import { Button, Select, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { longestText } from '@wellmet/outreach/channels/channels.contract.ts'
import { channelsMessages } from '@wellmet/outreach/channels/channels.messages.ts'
import { typedAccountsMessages } from '@wellmet/connections/typed-accounts/typed-accounts.messages.ts'
import { clsx } from 'clsx'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'
import { type Places, recipientsIn } from './recipients.ts'
import { SentMessages } from './sent-messages.tsx'

/** One message, with how it reads where it arrives. */
export const SendMessage = ({ places }: { places: Places }) => {
  const { user, workspace } = useSession()
  const form = useForm({
    initialValues: { to: '', text: '' },
    validate: {
      to: (to) => (to === '' ? channelsMessages.chooseRecipient() : null),
      text: (typed) => (typed.trim() === '' ? typedAccountsMessages.needed() : null),
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const send = useApiMutation('post', '/api/comms/send', {
    changes: ['channels'],
    onError: show,
    onSuccess: () => form.setFieldValue('text', ''),
  })
  const groups = recipientsIn(places)
  const chosen = groups.flatMap(({ items }) => items).find(({ value }) => value === form.values.to)
  const typed = form.values.text.trim()
  const submit = form.onSubmit(() => {
    if (!chosen) return
    clear()
    send.mutate({ body: { to: chosen.to, text: typed } })
  })
  const reads =
    chosen?.to.kind === 'me'
      ? typed
      : channelsMessages.fromTeammate({ name: user.name, workspace: workspace?.name ?? '', text: typed })
  return (
    <Section title={channelsMessages.sendTitle()} about={channelsMessages.sendAbout()}>
      <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
        <Select
          label={channelsMessages.to()}
          placeholder={channelsMessages.chooseRecipient()}
          data={groups.map(({ group, items }) => ({
            group,
            items: items.map(({ value, label }) => ({ value, label })),
          }))}
          searchable
          {...form.getInputProps('to')}
        />
        <Textarea
          label={channelsMessages.bulkText()}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={longestText}
          {...form.getInputProps('text')}
        />
        {chosen && typed !== '' ? (
          <div className={styles.preview}>
            <p className={clsx(text.quiet, text.small)}>{channelsMessages.readsThere({ name: chosen.label })}</p>
            <p>{reads}</p>
          </div>
        ) : null}
        <FormAlert trouble={trouble} />
        <div className={formStyles.buttons}>
          <Button type="submit" loading={send.isPending}>
            {channelsMessages.send()}
          </Button>
        </div>
      </form>
      <SentMessages />
    </Section>
  )
}
