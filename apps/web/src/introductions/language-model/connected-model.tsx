import formStyles from '../../kit/form.module.css'
import styles from './language-model.module.css'
import { Button, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import type { LanguageModelConnection } from '@wellmet/introductions/language-model/language-model.contract.ts'
import { languageModelMessages } from '@wellmet/introductions/language-model/language-model.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Notice } from '../../kit/notice.tsx'
import { formatMicros } from './money.ts'
import { PriceFields, storedPrices, typedPrices, type Prices } from './price-fields.tsx'

type Props = { connection: LanguageModelConnection; optedOut: number }

const Facts = ({ connection, optedOut }: Props) => {
  const { url, model, keyEnds, spent, monthlyBudget, currency, calls } = connection
  const money = (amount: number): string => formatMicros(amount, currency)
  return (
    <dl className={styles.facts}>
      <dt>{languageModelMessages.model()}</dt>
      <dd>{languageModelMessages.modelAt({ model, host: new URL(url).host })}</dd>
      <dt>{languageModelMessages.key()}</dt>
      <dd>
        {keyEnds === null ? languageModelMessages.withoutKey() : languageModelMessages.keyEndsWith({ end: keyEnds })}
      </dd>
      <dt>{languageModelMessages.thisMonth()}</dt>
      <dd>{languageModelMessages.spentOf({ spent: money(spent), budget: money(monthlyBudget), calls })}</dd>
      <dt>{languageModelMessages.optedOut()}</dt>
      <dd>{languageModelMessages.optedOutCount({ count: optedOut })}</dd>
    </dl>
  )
}

const PriceForm = ({ connection }: Pick<Props, 'connection'>) => {
  const form = useForm<Prices>({ initialValues: typedPrices(connection) })
  const { trouble, show, clear } = useFormTrouble(form)
  const change = useApiMutation('patch', '/api/language-model', {
    changes: ['language model'],
    onError: show,
    onSuccess: () => notifications.show({ message: languageModelMessages.saved() }),
  })
  const submit = form.onSubmit((prices) => {
    clear()
    change.mutate({ body: storedPrices(prices) })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <PriceFields form={form} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" variant="default" loading={change.isPending}>
          {languageModelMessages.save()}
        </Button>
      </div>
    </form>
  )
}

export const ConnectedModel = ({ connection, optedOut }: Props) => {
  const onError = (error: Parameters<typeof reasonOf>[0]) => notifications.show({ message: reasonOf(error) })
  const change = useApiMutation('patch', '/api/language-model', { changes: ['language model'], onError })
  const disconnect = useApiMutation('delete', '/api/language-model', { changes: ['language model'], onError })
  const { host } = new URL(connection.url)
  return (
    <div className={styles.stack}>
      {connection.isHostListed ? null : (
        <Notice
          notice={{
            code: 'host_not_listed',
            message: languageModelMessages.hostGone({ host }),
            next: languageModelMessages.hostGoneNext(),
          }}
        />
      )}
      <Facts connection={connection} optedOut={optedOut} />
      <PriceForm key={connection.monthlyBudget} connection={connection} />
      <div className={formStyles.form}>
        <Switch
          label={languageModelMessages.readsQuestions()}
          description={languageModelMessages.readsQuestionsAbout()}
          checked={change.isPending ? (change.variables.body.readsQuestions ?? false) : connection.readsQuestions}
          onChange={({ currentTarget }) => change.mutate({ body: { readsQuestions: currentTarget.checked } })}
        />
      </div>
      <div className={formStyles.buttons}>
        <ConfirmButton
          label={languageModelMessages.disconnect()}
          spoken={languageModelMessages.disconnect()}
          question={languageModelMessages.disconnectQuestion()}
          verb={languageModelMessages.disconnect()}
          disabled={disconnect.isPending}
          onConfirm={() => disconnect.mutate({})}
        />
      </div>
    </div>
  )
}
