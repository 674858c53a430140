import styles from './guest-page-parts.module.css'
import { defaultAsksAMonth } from '@wellmet/introductions/connector-rules/connector-rules.contract.ts'
import { connectorRulesMessages } from '@wellmet/introductions/connector-rules/connector-rules.messages.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import type { GuestRules } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { clsx } from 'clsx'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { useGuestReplies } from './guest-pages.queries.ts'

const usual = 'usual'
const limits = (current: string) => {
  const known = [1, 2, 3, 5, 10, 20]
  const counts = current === usual || [0, ...known].includes(Number(current)) ? known : [...known, Number(current)]
  return [
    { value: usual, label: connectorRulesMessages.limitDefault({ count: defaultAsksAMonth }) },
    ...counts.map((count) => ({ value: String(count), label: connectorRulesMessages.limit({ count }) })),
    { value: '0', label: connectorRulesMessages.noRequests() },
  ]
}

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
  const submit = form.onSubmit((fields) => {
    clear()
    rule(toRules(fields))
      .then((page) => {
        if (page.rules) form.setValues(toFields(page.rules))
        notifications.show({ message: connectorRulesMessages.saved() })
      })
      .catch(show)
  })
  return (
    <form className={clsx(styles.answers, styles.card)} onSubmit={submit} noValidate>
      <NativeSelect
        label={connectorRulesMessages.howMany()}
        data={limits(form.values.asksAMonth)}
        {...form.getInputProps('asksAMonth')}
      />
      <TextInput label={guestPagesMessages.pauseUntil()} type="date" {...form.getInputProps('quietUntil')} />
      <Textarea
        label={connectorRulesMessages.noGoCompanies()}
        description={connectorRulesMessages.noGoCompaniesAbout()}
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps('noGoCompanies')}
      />
      <Checkbox
        label={connectorRulesMessages.tellOutcomes()}
        {...form.getInputProps('tellsOutcomes', { type: 'checkbox' })}
      />
      <FormAlert trouble={trouble} />
      <Button type="submit" variant="default" size="md" loading={ruling.isPending}>
        {connectorRulesMessages.save()}
      </Button>
    </form>
  )
}
