import confirmStyles from '../../kit/confirm-button.module.css'
import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Passkey } from '@wellmet/account/passkeys/passkeys.contract.ts'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { passkeyNameRule } from './passkey-name.ts'

export const RenamePasskey = ({ passkey }: { passkey: Passkey }) => (
  <PopoverButton
    className={confirmStyles.button}
    label={passkeysMessages.rename()}
    aria-label={passkeysMessages.renameNamed(passkey)}
    width={280}
  >
    {(close) => <RenameForm passkey={passkey} onDone={close} />}
  </PopoverButton>
)

const RenameForm = ({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const form = useForm({ initialValues: { name: passkey.name }, validate: { name: passkeyNameRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const rename = useApiMutation('patch', '/api/security/passkeys/{id}', { changes: ['passkeys'], onError: show })
  const submit = form.onSubmit((body) => {
    clear()
    // The form stays until the table shows the new name.
    rename.mutate({ params: { path: { id: passkey.id } }, body }, { onSuccess: onDone })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput label={passkeysMessages.name()} {...form.getInputProps('name')} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={rename.isPending}>
          {passkeysMessages.save()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {passkeysMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
