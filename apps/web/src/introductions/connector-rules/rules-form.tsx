import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './rules-form.module.css'
import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { api } from '../../api/client.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { NoGoPeople } from './no-go-people.tsx'
import { dayChoices, limitChoices, type Rules, type RuleValues, toRules, toValues } from './rule-values.ts'
import { rulesQuery } from './connector-rules.queries.ts'

type Props = { rules: Rules; mayChange: boolean }

const quietRule = (_: string, { quietFrom, quietTo }: RuleValues): string | null => {
  if ((quietFrom === '') !== (quietTo === '')) return 'Give both days, or neither.'
  return quietFrom > quietTo ? 'It ends before it begins.' : null
}

export const RulesForm = ({ rules, mayChange }: Props) => {
  const queries = useQueryClient()
  const form = useForm<RuleValues>({ initialValues: toValues(rules), validate: { quietTo: quietRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const keep = api.useMutation('put', '/api/introductions/connector-rules', {
    onError: show,
    onSuccess: (saved) => {
      queries.setQueryData(rulesQuery.queryKey, saved)
      form.setInitialValues(toValues(saved))
      form.setValues(toValues(saved))
      notifications.show({ message: 'Your rules hold from now on.' })
    },
  })
  const submit = form.onSubmit((values) => {
    clear()
    keep.mutate({ body: toRules(values, rules) })
  })
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={clsx(formStyles.form, styles.rules)} disabled={!mayChange}>
        <legend className={text.onlySpoken}>Your rules</legend>
        <div className={styles.pair}>
          <NativeSelect
            label="How many asks"
            description="By everybody here together."
            data={limitChoices(form.values.asksAMonth)}
            {...form.getInputProps('asksAMonth')}
          />
          <NativeSelect
            label="When"
            description="Asks wait for that day, and come together."
            data={dayChoices}
            {...form.getInputProps('batchDay')}
          />
        </div>
        <div className={styles.pair}>
          <TextInput label="No asks from" type="date" {...form.getInputProps('quietFrom')} />
          <TextInput label="Until, that day included" type="date" {...form.getInputProps('quietTo')} />
        </div>
        <Textarea
          label="Companies that I do not introduce to"
          description="One on each line. Nobody is told which."
          autosize
          minRows={2}
          maxRows={10}
          {...form.getInputProps('noGoCompanies')}
        />
        <NoGoPeople form={form} />
        <Switch
          label="Tell me what became of an introduction"
          description="One line by mail, once, when there is something to tell."
          {...form.getInputProps('tellsOutcomes', { type: 'checkbox' })}
        />
        <FormAlert trouble={trouble} />
        {mayChange ? (
          <div className={formStyles.buttons}>
            <Button type="submit" loading={keep.isPending} disabled={!form.isDirty()}>
              Save my rules
            </Button>
          </div>
        ) : (
          <p className={clsx(text.small, text.quiet)}>You are a viewer here: nobody asks you for introductions.</p>
        )}
      </fieldset>
    </form>
  )
}
