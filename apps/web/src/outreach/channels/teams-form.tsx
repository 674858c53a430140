import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { channelsMessages } from '@wellmet/outreach/channels/channels.messages.ts'
import { typedAccountsMessages } from '@wellmet/connections/typed-accounts/typed-accounts.messages.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { toProblem } from '../../api/problem.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'

type Values = { url: string; name: string; reads: 'me' | 'others' }

const needed = (value: string): string | null => (value.trim() === '' ? typedAccountsMessages.needed() : null)

/** The fields of the form are those of `access` in what the server says. */
const ofAccess = (error: unknown) => {
  const problem = toProblem(error)
  const errors = (problem.errors ?? []).map((one) => ({ ...one, field: one.field.replace(/^access\./, '') }))
  return { ...problem, errors }
}

/** Posts a first message at once: nothing else shows that the address is right. */
export const TeamsForm = ({ onDone }: { onDone: () => void }) => {
  const form = useForm<Values>({
    initialValues: { url: '', name: '', reads: 'others' },
    validate: { url: needed, name: needed },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const connect = useApiMutation('post', '/api/comms/integrations/connect', {
    changes: ['channels', 'connected accounts'],
    onError: (error) => show(ofAccess(error)),
    onSuccess: onDone,
  })
  const submit = form.onSubmit((values) => {
    clear()
    connect.mutate({ body: { platform: 'teams', ...values } })
  })
  const field = { autoComplete: 'off', spellCheck: false }
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      <TextInput
        {...field}
        label={channelsMessages.workflowUrl()}
        description={channelsMessages.workflowUrlHint()}
        inputMode="url"
        {...form.getInputProps('url')}
      />
      <TextInput
        {...field}
        label={channelsMessages.placeName()}
        description={channelsMessages.placeNameHint()}
        {...form.getInputProps('name')}
      />
      <ChoiceList
        legend={channelsMessages.whoReads()}
        choices={[
          { value: 'others', label: channelsMessages.othersRead(), about: channelsMessages.othersReadAbout() },
          { value: 'me', label: channelsMessages.onlyIRead(), about: channelsMessages.onlyIReadAbout() },
        ]}
        value={form.values.reads}
        onChange={(reads) => form.setFieldValue('reads', reads)}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={connect.isPending}>
          {channelsMessages.connectWorkflow()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {kitMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
