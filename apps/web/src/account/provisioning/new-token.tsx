import formStyles from '../../kit/form.module.css'
import styles from './provisioning.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { clsx } from 'clsx'
import { provisioningMessages } from '@wellmet/account/provisioning/provisioning.messages.ts'
import { useState } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { CopyText } from '../../kit/copy-text.tsx'

/** The form, or the token that it made, until the owner has copied it. */
export const NewToken = () => {
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (typed) => (typed.trim() === '' ? provisioningMessages.nameMissing() : null) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const create = useApiMutation('post', '/api/workspaces/current/provisioning/tokens', {
    changes: ['provisioning'],
    onError: show,
    onSuccess: async (made) => {
      form.reset()
      setSecret(made.secret)
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    create.mutate({ body })
  })
  if (secret !== null)
    return (
      <div className={styles.once}>
        <p>{provisioningMessages.copyNow()}</p>
        <div className={styles.copied}>
          <CopyText value={secret} verb={provisioningMessages.copyToken()} />
        </div>
        <div>
          <Button variant="default" onClick={() => setSecret(null)}>
            {provisioningMessages.done()}
          </Button>
        </div>
      </div>
    )
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      <div className={formStyles.line}>
        <TextInput
          label={provisioningMessages.name()}
          placeholder={provisioningMessages.nameExample()}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <Button type="submit" className={formStyles.lineButton} loading={create.isPending}>
          {provisioningMessages.createToken()}
        </Button>
      </div>
      <FormAlert trouble={trouble} />
    </form>
  )
}
