import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { linkHours } from '@wellmet/contacts/objections/objections.contract.ts'
import { objectionsMessages } from '@wellmet/contacts/objections/objections.messages.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { emailRule } from '../../account/users/field-rules.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { HeldAnswer } from './held-answer.tsx'

/** For people without an account. With a token, it is the page behind the link in the mail. */
export const YourDataPage = ({ token }: { token: string }) =>
  token === '' ? <AskForLink /> : <HeldAnswer token={token} />

const AskForLink = () => {
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const ask = useApiMutation('post', '/api/privacy/your-data', {
    changes: nothing('It sends an email.'),
    onError: show,
  })
  const submit = form.onSubmit((body) => {
    clear()
    ask.mutate({ body })
  })
  if (ask.isSuccess)
    return (
      <PageHeader title={objectionsMessages.sent()}>
        {objectionsMessages.sentAbout({ address: mailboxOf(form.values.email), hours: linkHours })}
      </PageHeader>
    )
  return (
    <>
      <PageHeader title={objectionsMessages.title()}>{objectionsMessages.about()}</PageHeader>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <TextInput
          label={objectionsMessages.email()}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={ask.isPending}>
          {objectionsMessages.sendLink()}
        </Button>
      </form>
    </>
  )
}
