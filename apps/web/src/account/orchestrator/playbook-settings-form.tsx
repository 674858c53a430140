import styles from './orchestrator.module.css'
import formStyles from '../../kit/form.module.css'
import { Button, NumberInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import type { Playbook } from '@wellmet/account/orchestrator/orchestrator.contract.ts'
import { orchestratorMessages as m } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'

export const PlaybookSettingsForm = ({ playbook }: { playbook: Playbook }) => {
  const { id, title, settings } = playbook
  const form = useForm({
    initialValues: { settings: Object.fromEntries(settings.map(({ name, value }) => [name, value])) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const configure = useApiMutation('post', '/api/orchestrator/configure', {
    changes: ['playbooks'],
    onError: show,
    onSuccess: () => void notifications.show({ message: m.configured({ title }) }),
  })
  const submit = form.onSubmit((values) => {
    clear()
    configure.mutate({ body: { playbookId: id, ...values } })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      {settings.map(({ name, label, least, most }) => (
        <NumberInput
          key={name}
          label={label}
          min={least}
          max={most}
          allowDecimal={false}
          {...form.getInputProps(`settings.${name}`)}
        />
      ))}
      <FormAlert trouble={trouble} />
      <div className={clsx(formStyles.buttons, styles.left)}>
        <Button type="submit" variant="default" loading={configure.isPending} aria-label={m.saveOf({ title })}>
          {m.save()}
        </Button>
      </div>
    </form>
  )
}
