import formStyles from '../../kit/form.module.css'
import styles from './approvals.module.css'
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import { policyLimits } from '@wellmet/account/approvals/approvals.contract.ts'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'

const usualDays = 30
const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const AddPolicyForm = ({ kinds }: { kinds: readonly { kind: string; title: string }[] }) => {
  const form = useForm({
    initialValues: { kind: kinds[0]?.kind ?? '', mostADay: 5, mostItems: 1, endsAt: dayAhead(usualDays) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const add = useApiMutation('post', '/api/approvals/policies', {
    changes: ['approvals'],
    onError: show,
    onSuccess: ({ title }) => void notifications.show({ message: approvalsMessages.policyAdded({ title }) }),
  })
  const submit = form.onSubmit(({ endsAt, ...values }) => {
    clear()
    add.mutate({ body: { ...values, endsAt: `${endsAt}T23:59:59Z` } })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow, styles.add)} onSubmit={submit} noValidate>
      <NativeSelect
        label={approvalsMessages.what()}
        data={kinds.map(({ kind, title }) => ({ value: kind, label: title }))}
        {...form.getInputProps('kind')}
      />
      <NumberInput
        label={approvalsMessages.mostADay()}
        min={1}
        max={policyLimits.mostADay}
        {...form.getInputProps('mostADay')}
      />
      <NumberInput
        label={approvalsMessages.mostItems()}
        min={1}
        max={policyLimits.mostItems}
        {...form.getInputProps('mostItems')}
      />
      <TextInput label={approvalsMessages.until()} type="date" required {...form.getInputProps('endsAt')} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={add.isPending}>
          {approvalsMessages.addPolicy()}
        </Button>
      </div>
    </form>
  )
}
