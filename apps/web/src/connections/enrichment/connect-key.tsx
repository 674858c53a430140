import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { enrichmentMessages } from '@wellmet/connections/enrichment/enrichment.messages.ts'
import { clsx } from 'clsx'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { providersQuery, useEnrichmentChanges } from './enrichment.queries.ts'

type Props = { provider: string; label: string; onDone?: () => void }

const GetKey = ({ provider, label }: Props) => {
  const { data } = useQuery(providersQuery)
  const url = data?.items.find((one) => one.provider === provider)?.keyUrl
  if (url === undefined) return null
  return (
    <a className={clsx(text.link, text.small)} href={url} target="_blank" rel="noopener noreferrer">
      {enrichmentMessages.getKey({ provider: label })}
      <span className={text.onlySpoken}> {enrichmentMessages.opensNewTab()}</span>
    </a>
  )
}

/** The key leaves the field once it is saved, and is never shown again. */
export const ConnectKey = ({ provider, label, onDone }: Props) => {
  const form = useForm({
    initialValues: { key: '' },
    validate: { key: (key) => (key.trim() === '' ? enrichmentMessages.keyMissing() : null) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const { connect } = useEnrichmentChanges()
  const submit = form.onSubmit((body) => {
    clear()
    connect.mutate(
      { params: { path: { provider } }, body },
      {
        onError: show,
        onSuccess: () => {
          form.reset()
          notifications.show({ message: enrichmentMessages.connected({ provider: label }) })
          onDone?.()
        },
      },
    )
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      <PasswordInput
        label={enrichmentMessages.key()}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': enrichmentMessages.showKey() }}
        {...form.getInputProps('key')}
      />
      <GetKey provider={provider} label={label} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" variant="default" loading={connect.isPending}>
          {enrichmentMessages.connect({ provider: label })}
        </Button>
        {onDone ? (
          <Button variant="default" onClick={onDone}>
            {kitMessages.cancel()}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
