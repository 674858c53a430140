import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './rules-form.module.css'
import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { connectorRulesMessages } from '@wellmet/introductions/connector-rules/connector-rules.messages.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { NoGoPeople } from './no-go-people.tsx'
import { dayChoices, limitChoices, type Rules, type RuleValues, toRules, toValues } from './rule-values.ts'
import { rulesQuery } from './connector-rules.queries.ts'

type Props = { rules: Rules; mayChange: boolean }

const quietRule = (_: string, { quietFrom, quietTo }: RuleValues): string | null => {
  if ((quietFrom === '') !== (quietTo === '')) return connectorRulesMessages.bothDays()
  return quietFrom > quietTo ? connectorRulesMessages.endsTooEarly() : null
}

export const RulesForm = ({ rules, mayChange }: Props) => {
  const queries = useQueryClient()
  const form = useForm<RuleValues>({ initialValues: toValues(rules), validate: { quietTo: quietRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const keep = useApiMutation('put', '/api/introductions/connector-rules', {
    changes: ['connector rules'],
    onError: show,
    onSuccess: (saved) => {
      queries.setQueryData(rulesQuery.queryKey, saved)
      form.setInitialValues(toValues(saved))
      form.setValues(toValues(saved))
      notifications.show({ message: connectorRulesMessages.saved() })
    },
  })
  const submit = form.onSubmit((values) => {
    clear()
    keep.mutate({ body: toRules(values, rules) })
  })
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={clsx(formStyles.form, styles.rules)} disabled={!mayChange}>
        <legend className={text.onlySpoken}>{connectorRulesMessages.yourRules()}</legend>
        <div className={styles.pair}>
          <NativeSelect
            label={connectorRulesMessages.howMany()}
            description={connectorRulesMessages.howManyAbout()}
            data={limitChoices(form.values.asksAMonth)}
            {...form.getInputProps('asksAMonth')}
          />
          <NativeSelect
            label={connectorRulesMessages.deliverOn()}
            description={connectorRulesMessages.deliverOnAbout()}
            data={dayChoices()}
            {...form.getInputProps('batchDay')}
          />
        </div>
        <div className={styles.pair}>
          <TextInput label={connectorRulesMessages.pauseFrom()} type="date" {...form.getInputProps('quietFrom')} />
          <TextInput label={connectorRulesMessages.pauseUntil()} type="date" {...form.getInputProps('quietTo')} />
        </div>
        <Textarea
          label={connectorRulesMessages.noGoCompanies()}
          description={connectorRulesMessages.noGoCompaniesAbout()}
          autosize
          minRows={2}
          maxRows={10}
          {...form.getInputProps('noGoCompanies')}
        />
        <NoGoPeople form={form} />
        <Switch
          label={connectorRulesMessages.tellOutcomes()}
          description={connectorRulesMessages.tellOutcomesAbout()}
          {...form.getInputProps('tellsOutcomes', { type: 'checkbox' })}
        />
        <FormAlert trouble={trouble} />
        {mayChange ? (
          <div className={formStyles.buttons}>
            <Button type="submit" loading={keep.isPending} disabled={!form.isDirty()}>
              {connectorRulesMessages.save()}
            </Button>
          </div>
        ) : (
          <p className={clsx(text.small, text.quiet)}>{connectorRulesMessages.viewersAreNotAsked()}</p>
        )}
      </fieldset>
    </form>
  )
}
