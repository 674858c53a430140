import formStyles from '../../kit/form.module.css'
import styles from './posting.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { typedAccountsMessages } from '@wellmet/connections/typed-accounts/typed-accounts.messages.ts'
import { postingScreensMessages as m } from '@wellmet/growth/posting/posting-screens.messages.ts'
import type { PostingConnection } from '@wellmet/growth/posting/posting.contract.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { CopyText } from '../../kit/copy-text.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Section } from '../../kit/section.tsx'
import { channelsQuery } from '../../outreach/channels/channels.queries.ts'

type Props = { connection: PostingConnection }

/** What is connected already with one click each, and a webhook by its address. */
export const AddPlace = ({ connection }: Props) => {
  const { data } = useQuery(channelsQuery)
  const add = useApiMutation('post', '/api/campaign3/connect', {
    changes: ['posts'],
    onError: (error) => void notifications.show({ message: reasonOf(error) }),
  })
  const taken = new Set(connection.places.map(({ name }) => name))
  const channels = (data?.channels ?? []).filter(({ platform, name }) => platform !== 'telegram' && !taken.has(name))
  return (
    <Section title={m.add()} about={m.addAbout()}>
      <div className={formStyles.buttons}>
        {connection.ghost.map(({ accountId, name }) => (
          <Button
            key={accountId}
            variant="default"
            disabled={add.isPending}
            onClick={() => add.mutate({ body: { kind: 'ghost', accountId } })}
          >
            {m.addNamed({ name })}
          </Button>
        ))}
        {channels.map(({ accountId, channelId, name }) => (
          <Button
            key={`${accountId} ${channelId ?? ''}`}
            variant="default"
            disabled={add.isPending}
            onClick={() =>
              add.mutate({ body: { kind: 'channel', accountId, ...(channelId === null ? {} : { channelId }) } })
            }
          >
            {m.addNamed({ name })}
          </Button>
        ))}
        <LinkButton to="/settings/connected-accounts" variant="default">
          {m.connectMore()}
        </LinkButton>
      </div>
      <AddWebhook />
    </Section>
  )
}

const needed = (value: string): string | null => (value.trim() === '' ? typedAccountsMessages.needed() : null)

const AddWebhook = () => {
  const form = useForm({ initialValues: { name: '', url: '' }, validate: { name: needed, url: needed } })
  const { trouble, show, clear } = useFormTrouble(form)
  const add = useApiMutation('post', '/api/campaign3/connect', {
    changes: ['posts'],
    onError: show,
    onSuccess: () => form.reset(),
  })
  const submit = form.onSubmit((values) => {
    clear()
    add.mutate({ body: { kind: 'webhook', ...values } })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow, styles.after)} onSubmit={submit} noValidate>
      <TextInput label={m.webhookName()} autoComplete="off" {...form.getInputProps('name')} />
      <TextInput
        label={m.webhookUrl()}
        description={m.webhookUrlHint()}
        inputMode="url"
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" variant="default" loading={add.isPending}>
          {m.addWebhook()}
        </Button>
      </div>
      {add.data?.secret ? (
        <output>
          <p>{m.secretOnce()}</p>
          <CopyText value={add.data.secret} verb={m.copySecret()} />
        </output>
      ) : null}
    </form>
  )
}
