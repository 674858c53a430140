import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import type { NewWebhook, Webhook } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { WebhookFields, webhookRules } from './webhook-fields.tsx'

type Props = { webhook: Webhook; onDone: () => void }

/** A new address would get everything from now on, so it is saved by itself, and you sign in again for it. */
export const EditWebhookForm = ({ webhook, onDone }: Props) => {
  const { id, name, url, eventTypes } = webhook
  const form = useForm<NewWebhook>({ initialValues: { name, url, eventTypes }, validate: webhookRules })
  const { trouble, show, clear } = useFormTrouble(form)
  const path = { path: { id } }
  const settings = { changes: ['webhooks'] as const, onError: show }
  const change = useApiMutation('patch', '/api/webhooks/{id}', settings)
  const move = useApiMutation('put', '/api/webhooks/{id}/address', settings)
  const submit = form.onSubmit(async (typed) => {
    clear()
    const isMoved = typed.url !== url
    try {
      if (isMoved) await move.mutateAsync({ params: path, body: { url: typed.url } })
      await change.mutateAsync({ params: path, body: { name: typed.name, eventTypes: typed.eventTypes } })
    } catch {
      // The form shows why.
      return
    }
    const host = new URL(typed.url).host
    notifications.show({
      message: isMoved
        ? webhooksMessages.addressSaved({ name: typed.name, host })
        : webhooksMessages.saved({ name: typed.name }),
    })
    onDone()
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p className={text.quiet}>{webhooksMessages.editAbout()}</p>
      <WebhookFields form={form} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={change.isPending || move.isPending}>
          {webhooksMessages.save()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {kitMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
