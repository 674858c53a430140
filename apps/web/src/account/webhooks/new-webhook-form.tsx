import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { NewWebhook } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { WebhookFields, webhookRules } from './webhook-fields.tsx'

type Props = { onCreated: (secret: string) => void; onCancel: () => void }

export const NewWebhookForm = ({ onCreated, onCancel }: Props) => {
  const form = useForm<NewWebhook>({
    initialValues: { name: '', url: '', eventTypes: ['introduction.changed', 'outcome.recorded', 'ask.received'] },
    validate: webhookRules,
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const create = useApiMutation('post', '/api/webhooks', {
    changes: ['webhooks'],
    onError: show,
    onSuccess: async ({ secret }) => {
      onCreated(secret)
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    create.mutate({ body })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <WebhookFields form={form} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={create.isPending}>
          {webhooksMessages.create()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {kitMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
