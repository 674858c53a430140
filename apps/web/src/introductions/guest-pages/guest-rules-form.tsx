import styles from './guest-page-parts.module.css'
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import type { GuestRules } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { clsx } from 'clsx'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { useGuestReplies } from './guest-pages.queries.ts'

const usual = 'usual'
const limits = [
  { value: usual, label: 'A few, as usual' },
  ...[1, 2, 3, 5, 10, 20].map((n) => ({ value: String(n), label: n === 1 ? 'One a month' : `${n} a month` })),
  { value: '0', label: 'None at all' },
]

type Fields = { asksAMonth: string; quietUntil: string; noGoCompanies: string; tellsOutcomes: boolean }

const toFields = ({ asksAMonth, quietUntil, noGoCompanies, tellsOutcomes }: GuestRules): Fields => ({
  asksAMonth: asksAMonth === null ? usual : String(asksAMonth),
  quietUntil: quietUntil ?? '',
  noGoCompanies: noGoCompanies.join('\n'),
  tellsOutcomes,
})

const toRules = ({ asksAMonth, quietUntil, noGoCompanies, tellsOutcomes }: Fields): GuestRules => ({
  asksAMonth: asksAMonth === usual ? null : Number(asksAMonth),
  quietUntil: quietUntil === '' ? null : quietUntil,
  noGoCompanies: noGoCompanies
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean),
  tellsOutcomes,
})

export const GuestRulesForm = ({ token, rules }: { token: string; rules: GuestRules }) => {
  const { rule, ruling } = useGuestReplies(token)
  const form = useForm<Fields>({ initialValues: toFields(rules) })
  const { trouble, show, clear } = useFormTrouble(form)
  const known = limits.some(({ value }) => value === form.values.asksAMonth)
  const submit = form.onSubmit((fields) => {
    clear()
    rule(toRules(fields))
      .then((page) => {
        form.setValues(toFields(page.rules))
        notifications.show({ message: 'Your rules hold from now on.' })
      })
      .catch(show)
  })
  return (
    <form className={clsx(styles.answers, styles.card)} onSubmit={submit} noValidate>
      <NativeSelect
        label="How many asks"
        data={
          known ? limits : [...limits, { value: form.values.asksAMonth, label: `${form.values.asksAMonth} a month` }]
        }
        {...form.getInputProps('asksAMonth')}
      />
      <TextInput label="No asks until" type="date" {...form.getInputProps('quietUntil')} />
      <Textarea
        label="Companies that I do not introduce to"
        description="One on each line. Nobody is told which."
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps('noGoCompanies')}
      />
      <Checkbox
        label="Tell me what became of an introduction"
        {...form.getInputProps('tellsOutcomes', { type: 'checkbox' })}
      />
      <FormAlert trouble={trouble} />
      <Button type="submit" variant="default" size="md" loading={ruling.isPending}>
        Save my rules
      </Button>
    </form>
  )
}
