import formStyles from '../../kit/form.module.css'
import styles from './domain-card.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import { domainsMessages } from '@wellmet/account/domains/domains.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'

export const AddDomainForm = () => {
  const form = useForm({
    initialValues: { domain: '' },
    validate: { domain: (typed) => (typed.trim() === '' ? domainsMessages.typed() : null) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const add = useApiMutation('post', '/api/workspaces/current/domains', {
    changes: ['domains'],
    onError: show,
    onSuccess: async ({ domain }) => {
      form.reset()
      notifications.show({ message: domainsMessages.added({ domain }) })
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    add.mutate({ body })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow, styles.add)} onSubmit={submit} noValidate>
      <div className={formStyles.line}>
        <TextInput
          label={domainsMessages.domain()}
          placeholder={domainsMessages.domainExample()}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="url"
          spellCheck={false}
          {...form.getInputProps('domain')}
        />
        <Button type="submit" className={formStyles.lineButton} loading={add.isPending}>
          {domainsMessages.add()}
        </Button>
      </div>
      <FormAlert trouble={trouble} />
    </form>
  )
}
