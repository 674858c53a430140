import formStyles from '../../kit/form.module.css'
import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import type { Dialect } from '@wellmet/introductions/language-model/language-model.contract.ts'
import { languageModelMessages } from '@wellmet/introductions/language-model/language-model.messages.ts'
import { VerificationReminder } from '../../account/users/verification-reminder.tsx'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PriceFields, storedPrices, usualPrices, type Prices } from './price-fields.tsx'

type Values = Prices & { dialect: Dialect; url: string; model: string; key: string }

const dialectNames = (): { value: Dialect; label: string }[] => [
  { value: 'openai', label: languageModelMessages.openAi() },
  { value: 'anthropic', label: languageModelMessages.anthropic() },
]

/** The key leaves the field once it is saved, and is never shown again. */
export const ConnectModel = ({ origins }: { origins: readonly string[] }) => {
  const [origin = ''] = origins
  const form = useForm<Values>({
    initialValues: {
      dialect: origin.includes('anthropic') ? 'anthropic' : 'openai',
      url: origin === '' ? '' : `${origin}/v1`,
      model: '',
      key: '',
      ...usualPrices,
    },
    validate: {
      model: (model) => (model.trim() === '' ? languageModelMessages.modelMissing() : null),
      url: (url) => (url.trim() === '' ? languageModelMessages.notUrl() : null),
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const connect = useApiMutation('put', '/api/language-model', {
    changes: ['language model'],
    onError: show,
    onSuccess: () => {
      form.setFieldValue('key', '')
      notifications.show({ message: languageModelMessages.connected() })
    },
  })
  if (origins.length === 0)
    return <EmptyState title={languageModelMessages.noHosts()}>{languageModelMessages.noHostsAbout()}</EmptyState>
  const submit = form.onSubmit(({ dialect, url, model, key, ...prices }) => {
    clear()
    connect.mutate({
      body: { dialect, url: url.trim(), model, ...(key === '' ? {} : { key }), ...storedPrices(prices) },
    })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <VerificationReminder />
      <NativeSelect label={languageModelMessages.dialect()} data={dialectNames()} {...form.getInputProps('dialect')} />
      <TextInput
        label={languageModelMessages.url()}
        description={languageModelMessages.urlAbout({ origins: origins.join(', ') })}
        type="url"
        {...form.getInputProps('url')}
      />
      <TextInput label={languageModelMessages.model()} {...form.getInputProps('model')} />
      <PasswordInput
        label={languageModelMessages.key()}
        description={languageModelMessages.keyAbout()}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': languageModelMessages.showKey() }}
        {...form.getInputProps('key')}
      />
      <PriceFields form={form} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={connect.isPending}>
          {languageModelMessages.connect()}
        </Button>
      </div>
    </form>
  )
}
