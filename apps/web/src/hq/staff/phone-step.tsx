import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { staffMessages } from '@wellmet/hq/staff/staff.messages.ts'
import { CodeField } from '../../account/second-factors/code-field.tsx'
import { typedCode } from '../../account/second-factors/code-rules.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'

const codeRule = (typed: string): string | null =>
  /^\d{4,10}$/u.test(typedCode(typed)) ? null : staffMessages.codeFormat()

const focusField = (field: HTMLInputElement | null): void => field?.focus()

/** The step after the passkey, for whoever has a phone on this server. */
export const PhoneStep = ({ ending, onDone }: { ending: string; onDone: () => void }) => {
  const form = useForm({ initialValues: { code: '' }, validate: { code: codeRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const send = useApiMutation('post', '/api/hq/auth/phone-verify', {
    changes: ['operator’s room'],
    onError: show,
  })
  const open = useApiMutation('post', '/api/hq/auth/phone-verify', {
    changes: ['operator’s room'],
    onError: show,
    onSuccess: onDone,
  })
  const sendCode = () => {
    clear()
    send.mutate({ body: {} })
  }
  const submit = form.onSubmit(({ code }) => {
    clear()
    open.mutate({ body: { code: typedCode(code) } })
  })
  const sent = send.data !== undefined
  return (
    <EmptyState
      title={m.phoneStep()}
      next={
        <form className={formStyles.form} onSubmit={submit} noValidate>
          {sent ? <CodeField label={m.phoneCode()} ref={focusField} {...form.getInputProps('code')} /> : null}
          <FormAlert trouble={trouble} />
          {sent ? (
            <Button type="submit" size="md" loading={open.isPending}>
              {m.openByCode()}
            </Button>
          ) : null}
          <Button size="md" variant={sent ? 'default' : 'filled'} loading={send.isPending} onClick={sendCode}>
            {sent ? m.sendAnotherCode() : m.sendCode()}
          </Button>
          <Button size="md" variant="default" onClick={onDone}>
            {m.backToPasskey()}
          </Button>
        </form>
      }
    >
      {sent ? m.phoneSent({ ending }) : m.phoneAbout({ ending })}
    </EmptyState>
  )
}
