import styles from './webhooks.module.css'
import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type { NewWebhook } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { eventTypesQuery } from './webhooks.queries.ts'

export const webhookRules = {
  name: (name: string) => (name.trim() === '' ? webhooksMessages.nameMissing() : null),
  url: (url: string) => (URL.canParse(url) ? null : webhooksMessages.notUrl()),
  eventTypes: (eventTypes: readonly string[]) => (eventTypes.length === 0 ? webhooksMessages.eventsMissing() : null),
}

export const WebhookFields = ({ form }: { form: UseFormReturnType<NewWebhook> }) => {
  const types = useQuery(eventTypesQuery)
  return (
    <>
      <TextInput
        label={webhooksMessages.name()}
        placeholder={webhooksMessages.nameExample()}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={webhooksMessages.address()}
        description={webhooksMessages.addressRules()}
        placeholder={webhooksMessages.addressExample()}
        type="url"
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label={webhooksMessages.events()} {...form.getInputProps('eventTypes')}>
        <div className={styles.choices}>
          {types.data?.items.map(({ type, about }) => (
            <Checkbox key={type} value={type} label={about} description={type} size="sm" />
          ))}
        </div>
      </Checkbox.Group>
    </>
  )
}
