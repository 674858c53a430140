import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import type { Joining, JoiningRole, SignOnConnection } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { filledIn } from './filled-in.ts'
import { ProviderForm } from './provider-form.tsx'
import { PasswordField } from '../users/password-field.tsx'

export const SignOnForm = ({ connection }: { connection: SignOnConnection | null }) => {
  const form = useForm<{
    issuer: string
    clientId: string
    clientSecret: string
    joining: Joining
    role: JoiningRole
  }>({
    initialValues: {
      issuer: connection?.issuer ?? '',
      clientId: connection?.clientId ?? '',
      clientSecret: '',
      joining: connection?.joining ?? 'open',
      role: connection?.role ?? 'member',
    },
    validate: {
      issuer: filledIn,
      clientId: filledIn,
      clientSecret: (typed) => (connection ? null : filledIn(typed)),
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const save = useApiMutation('put', '/api/security/sign-on', {
    changes: ['sign-on'],
    onError: show,
    onSuccess: async () => {
      form.setFieldValue('clientSecret', '')
      form.resetDirty()
      notifications.show({ message: signOnMessages.saved() })
    },
  })
  const submit = form.onSubmit(({ clientSecret, ...body }) => {
    clear()
    save.mutate({ body: clientSecret === '' ? body : { ...body, clientSecret } })
  })
  return (
    <ProviderForm
      onSubmit={submit}
      isSaving={save.isPending}
      isChanged={form.isDirty()}
      trouble={trouble}
      joining={form.getValues().joining}
      inputProps={(field) => form.getInputProps(field)}
    >
      <TextInput
        label={signOnMessages.issuer()}
        description={signOnMessages.issuerAbout()}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="url"
        spellCheck={false}
        {...form.getInputProps('issuer')}
      />
      <TextInput
        label={signOnMessages.clientId()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('clientId')}
      />
      <PasswordField
        label={signOnMessages.clientSecret()}
        description={connection ? signOnMessages.clientSecretKept() : undefined}
        autoComplete="off"
        {...form.getInputProps('clientSecret')}
      />
    </ProviderForm>
  )
}
