import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import type { Joining, JoiningRole, SignOnConnection } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { filledIn } from './filled-in.ts'
import { ProviderForm } from './provider-form.tsx'

const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

export const SamlForm = ({ connection }: { connection: SignOnConnection | null }) => {
  const [certificate = '', nextCertificate = ''] = connection?.certificates ?? []
  const form = useForm<{
    issuer: string
    signOnUrl: string
    certificate: string
    nextCertificate: string
    joining: Joining
    role: JoiningRole
  }>({
    initialValues: {
      issuer: connection?.issuer ?? '',
      signOnUrl: connection?.signOnUrl ?? '',
      certificate,
      nextCertificate,
      joining: connection?.joining ?? 'open',
      role: connection?.role ?? 'member',
    },
    validate: { issuer: filledIn, signOnUrl: filledIn, certificate: filledIn },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const save = useApiMutation('put', '/api/security/sign-on/saml', {
    changes: ['sign-on'],
    onError: show,
    onSuccess: async () => {
      form.resetDirty()
      notifications.show({ message: signOnMessages.saved() })
    },
  })
  const submit = form.onSubmit((typed) => {
    clear()
    save.mutate({ body: { ...typed, nextCertificate: typed.nextCertificate.trim() || null } })
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
        label={signOnMessages.samlIssuer()}
        description={signOnMessages.samlIssuerAbout()}
        {...asTyped}
        {...form.getInputProps('issuer')}
      />
      <TextInput
        label={signOnMessages.signOnUrl()}
        description={signOnMessages.signOnUrlAbout()}
        inputMode="url"
        {...asTyped}
        {...form.getInputProps('signOnUrl')}
      />
      <Textarea
        label={signOnMessages.certificate()}
        description={signOnMessages.certificateAbout()}
        rows={4}
        {...asTyped}
        {...form.getInputProps('certificate')}
      />
      <Textarea
        label={signOnMessages.nextCertificate()}
        description={signOnMessages.nextCertificateAbout()}
        rows={4}
        {...asTyped}
        {...form.getInputProps('nextCertificate')}
      />
    </ProviderForm>
  )
}
