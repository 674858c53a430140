import { PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { Joining, JoiningRole, SignOnConnection } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { api } from '../../api/client.ts'
import { invalidate } from '../../api/query.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { filledIn } from './filled-in.ts'
import { ProviderForm } from './provider-form.tsx'
import { signOnQuery } from './sign-on.queries.ts'

export const SignOnForm = ({ connection }: { connection: SignOnConnection | null }) => {
  const queries = useQueryClient()
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
  const save = api.useMutation('put', '/api/security/sign-on', {
    onError: show,
    onSuccess: async () => {
      form.setFieldValue('clientSecret', '')
      form.resetDirty()
      notifications.show({ message: signOnMessages.saved() })
      await invalidate(queries, signOnQuery.queryKey)
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
      <PasswordInput
        label={signOnMessages.clientSecret()}
        description={connection ? signOnMessages.clientSecretKept() : undefined}
        autoComplete="off"
        {...form.getInputProps('clientSecret')}
      />
    </ProviderForm>
  )
}
