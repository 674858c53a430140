import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import { useOwnMutation } from '../../api/changes.ts'
import { http } from '../../api/client.ts'
import { unwrap } from '../../api/query.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { createPasskey } from './browser-passkeys.ts'
import { passkeyNameRule, suggestedName } from './passkey-name.ts'

type Props = { onAdded: (recoveryCodes: readonly string[]) => void; onCancel: () => void }

export const AddPasskeyForm = ({ onAdded, onCancel }: Props) => {
  const form = useForm({ initialValues: { name: suggestedName() }, validate: { name: passkeyNameRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const add = useOwnMutation({
    changes: ['passkeys', 'second factors'],
    mutationFn: async ({ name }: { name: string }) => {
      const passkey = await createPasskey(await unwrap(http.POST('/api/security/passkeys/options')))
      return unwrap(http.POST('/api/security/passkeys', { body: { name, passkey } }))
    },
    onError: show,
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
  })
  const submit = form.onSubmit((values) => {
    clear()
    add.mutate(values)
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p>{passkeysMessages.addAbout()}</p>
      <TextInput
        label={passkeysMessages.name()}
        description={passkeysMessages.nameAbout()}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={add.isPending}>
          {passkeysMessages.continueAdding()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {passkeysMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
