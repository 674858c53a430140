import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './new-api-key-form.module.css'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { scopeWords } from '../connected-apps/scope-words.ts'
import { longestKeyDays, usualKeyDays, type NewApiKey } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'
import { assistantScopes } from '@wellmet/account/connected-apps/connected-apps.contract.ts'

/** What a key may be allowed: a family of the API, to read or to write. */
const families = [
  { family: 'dashboard', label: apiKeysMessages.dashboardScope, about: apiKeysMessages.dashboardScopeAbout },
  { family: 'account', label: apiKeysMessages.accountScope, about: apiKeysMessages.accountScopeAbout },
] as const

const abilities = [
  { ability: 'read', label: apiKeysMessages.readScope },
  { ability: 'write', label: apiKeysMessages.writeScope },
] as const

const lifetimes = [7, 30, usualKeyDays, 180, longestKeyDays]

type Props = { onCreated: (secret: string) => void; onCancel: () => void }

export const NewApiKeyForm = ({ onCreated, onCancel }: Props) => {
  const form = useForm<{ name: string; scopes: NewApiKey['scopes']; expiresInDays: string }>({
    initialValues: { name: '', scopes: ['dashboard:read'], expiresInDays: String(usualKeyDays) },
    validate: {
      name: (name) => (name.trim() === '' ? apiKeysMessages.nameMissing() : null),
      scopes: (scopes) => (scopes.length === 0 ? apiKeysMessages.scopesMissing() : null),
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const create = useApiMutation('post', '/api/account/api-keys', {
    changes: ['API keys'],
    onError: show,
    onSuccess: async ({ secret }) => {
      onCreated(secret)
    },
  })
  const submit = form.onSubmit(({ expiresInDays, ...values }) => {
    clear()
    create.mutate({ body: { ...values, expiresInDays: Number(expiresInDays) } })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput
        label={apiKeysMessages.name()}
        placeholder={apiKeysMessages.nameExample()}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox.Group
        label={apiKeysMessages.scopes()}
        description={apiKeysMessages.scopesAbout()}
        {...form.getInputProps('scopes')}
      >
        <div className={styles.scopes}>
          {families.map(({ family, label, about }) => (
            <fieldset key={family} className={styles.family}>
              <legend>
                <strong>{label()}</strong> <span className={text.quiet}>{about()}</span>
              </legend>
              <div className={styles.abilities}>
                {abilities.map(({ ability, label: word }) => (
                  <Checkbox key={ability} value={`${family}:${ability}`} label={word()} size="sm" />
                ))}
              </div>
            </fieldset>
          ))}
          <fieldset className={styles.family}>
            <legend>
              <strong>{apiKeysMessages.assistantScope()}</strong>{' '}
              <span className={text.quiet}>{apiKeysMessages.assistantScopeAbout()}</span>
            </legend>
            <div className={styles.abilities}>
              <Checkbox value="mcp:use" label={apiKeysMessages.toolsScope()} size="sm" />
              {assistantScopes.map((scope) => (
                <Checkbox key={scope} value={scope} label={scopeWords(scope)} size="sm" />
              ))}
            </div>
          </fieldset>
        </div>
      </Checkbox.Group>
      <NativeSelect
        label={apiKeysMessages.expiresIn()}
        data={lifetimes.map((days) => ({ value: String(days), label: apiKeysMessages.expiresInDays({ days }) }))}
        {...form.getInputProps('expiresInDays')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={create.isPending}>
          {apiKeysMessages.createKey()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {kitMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
