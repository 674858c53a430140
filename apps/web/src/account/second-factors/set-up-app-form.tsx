import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './set-up-app-form.module.css'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { http } from '../../api/client.ts'
import { dependsOnNothing } from '../../api/depends-on.ts'
import { unwrap } from '../../api/query.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { CodeField } from './code-field.tsx'
import { codeRule, typedCode } from './code-rules.ts'

type Props = { onConfirmed: (recoveryCodes: readonly string[]) => void; onCancel: () => void }

/** None is left behind in the cache. */
const setupQuery = dependsOnNothing('There is a new secret whenever the form opens.').ownQueryOptions({
  queryKey: ['authenticator-app'],
  queryFn: () => unwrap(http.POST('/api/security/mfa/setup', { body: {} })),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
})

export const SetUpAppForm = ({ onConfirmed, onCancel }: Props) => {
  const setup = useQuery(setupQuery)
  const form = useForm({ initialValues: { code: '' }, validate: { code: codeRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const confirm = useApiMutation('post', '/api/security/mfa/verify', {
    changes: ['second factors'],
    onError: show,
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  const submit = form.onSubmit(({ code }) => {
    clear()
    confirm.mutate({ body: { code: typedCode(code) } })
  })
  return (
    <Loaded query={setup} what={secondFactorsMessages.setUpTitle()} skeleton={<FormSkeleton fields={3} hasButton />}>
      {({ secret, qrCode }) => (
        <form className={formStyles.form} onSubmit={submit} noValidate>
          <p>{secondFactorsMessages.scan()}</p>
          <img
            className={styles.qrCode}
            src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
            alt={secondFactorsMessages.scan()}
          />
          <p className={clsx(text.small, text.quiet)}>
            {secondFactorsMessages.cantScan()}
            <br />
            <code className={styles.key}>{secret.replaceAll(/.{4}(?=.)/gu, '$& ')}</code>
          </p>
          <CodeField
            label={secondFactorsMessages.codeFromApp()}
            description={secondFactorsMessages.enterCode()}
            {...form.getInputProps('code')}
          />
          <FormAlert trouble={trouble} />
          <div className={formStyles.buttons}>
            <Button type="submit" loading={confirm.isPending}>
              {secondFactorsMessages.confirmApp()}
            </Button>
            <Button variant="default" onClick={onCancel}>
              {secondFactorsMessages.cancel()}
            </Button>
          </div>
        </form>
      )}
    </Loaded>
  )
}
