import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { typedAccountsMessages } from '@wellmet/connections/typed-accounts/typed-accounts.messages.ts'
import { clsx } from 'clsx'
import { PasswordField } from '../../account/users/password-field.tsx'
import { useOwnMutation } from '../../api/changes.ts'
import { toProblem } from '../../api/problem.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import type { TypedField, TypedForm } from './typed-forms.ts'
import { useResetOnReturn } from './use-reset-on-return.ts'

type Props = { form: TypedForm; onDone: () => void }

const inputModes = { number: 'numeric', url: 'url' } as const

/** The fields of the form are those of `access` in the body. */
const ofAccess = (error: unknown) => {
  const problem = toProblem(error)
  return {
    ...problem,
    errors: (problem.errors ?? []).map((one) => ({ ...one, field: one.field.replace(/^access\./, '') })),
  }
}

const useConnect = ({ form: { fields, connect }, onDone }: Props) => {
  const names = Object.keys(fields)
  const form = useForm({
    initialValues: Object.fromEntries(names.map((name) => [name, fields[name]?.initial ?? ''])),
    validate: Object.fromEntries(
      names.map((name) => [
        name,
        (value: string) => (value.trim() === '' && !fields[name]?.isOptional ? typedAccountsMessages.needed() : null),
      ]),
    ),
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const { mutate, isPending, data, reset } = useOwnMutation({
    changes: ['connected accounts'],
    mutationFn: connect,
    onError: (error) => show(ofAccess(error)),
    onSuccess(url) {
      if (url !== null) return window.location.assign(url)
      return void notifications.show({ message: typedAccountsMessages.connected() })
    },
  })
  useResetOnReturn(reset)
  const submit = form.onSubmit((values) => {
    clear()
    // The form stays until the new account is in the list.
    mutate(values, { onSuccess: (url) => url === null && onDone() })
  })
  return { form, trouble, submit, isPending: isPending || typeof data === 'string' }
}

const Field = ({ field: { label, hint, kind }, ...props }: { field: TypedField }) => {
  const common = { ...props, label: label(), description: hint(), autoComplete: 'off', spellCheck: false }
  if (kind === 'password') return <PasswordField {...common} />
  return (
    <TextInput {...common} autoCapitalize="none" {...(kind === undefined ? {} : { inputMode: inputModes[kind] })} />
  )
}

/** Tries what was typed in at once: it is stored only if it opens the account. */
export const ConnectForm = (props: Props) => {
  const { form, trouble, submit, isPending } = useConnect(props)
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      {Object.entries(props.form.fields).map(([name, field]) => (
        <Field key={name} field={field} {...form.getInputProps(name)} />
      ))}
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={isPending}>
          {(props.form.submit ?? typedAccountsMessages.connect)()}
        </Button>
        <Button variant="default" onClick={props.onDone}>
          {typedAccountsMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
