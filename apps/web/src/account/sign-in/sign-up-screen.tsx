import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { invitationPreviewQuery } from '../invitations/invitations.queries.ts'
import { invitedAddressWords } from '../invitations/invited-address.ts'
import { saveJoining, tokenOfJoinPage } from '../invitations/joining.ts'
import { emailRule, nameRule } from '../users/field-rules.ts'
import { newPasswordRule } from '../users/new-password-rule.ts'
import { PasswordField } from '../users/password-field.tsx'
import { startSession } from '../users/session.ts'
import { useSignUpMode, whyNoSignUp } from '../users/sign-up-mode.ts'
import { richMessage } from '../../kit/rich-message.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

type Invited = { workspaceName: string; inviterName: string }

const createAccountToJoin = ({ workspaceName, inviterName }: Invited): string =>
  invitationsMessages.createAccountToJoin({ workspace: workspaceName, inviter: inviterName })

export const SignUpScreen = ({ next }: { next: string }) => {
  const queries = useQueryClient()
  const router = useRouter()
  const onceKey = useOnceKey()
  const invitation = tokenOfJoinPage(next)
  const refusal = whyNoSignUp(useSignUpMode(), invitation !== null)
  const preview = useQuery(invitationPreviewQuery(invitation ?? ''))
  // From the page on which they answered a request, without an account.
  const known = useLocation({ select: ({ state }) => state.email })
  const form = useForm({
    initialValues: { name: '', email: known ?? '', password: '' },
    validate: { name: nameRule, email: emailRule, password: (password, values) => newPasswordRule(password, values) },
  })
  const { trouble, show, clear } = useFormTrouble(form, { email_taken: 'email' })
  const signUp = useApiMutation('post', '/api/account/sign-up', {
    changes: nothing('The session that begins drops everything that was loaded.'),
    onError: show,
    onSuccess: (session) => {
      startSession(queries, session)
      router.history.push(next)
    },
  })
  const signUpInvited = useApiMutation('post', '/api/invitations/sign-up', {
    changes: nothing('The session that begins drops everything that was loaded.'),
    onError: show,
    onSuccess: (session, { body: { token } }) => {
      startSession(queries, session)
      // With the link from the email they have joined; with another one they join when the address is confirmed.
      if (!session.user.emailVerified) saveJoining(token)
      router.history.push(session.user.emailVerified ? '/' : next)
    },
  })
  const submit = form.onSubmit((values) => {
    clear()
    const body = { ...values, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
    if (invitation) signUpInvited.mutate({ body: { ...body, token: invitation }, headers: onceKey(body) })
    else signUp.mutate({ body, headers: onceKey(body) })
  })
  const toSignIn = (
    <p className={formStyles.foot}>
      {richMessage(usersMessages.haveAccount, {
        link: <Link to="/sign-in" search={next === '/' ? {} : { next }} className={text.link} />,
      })}
    </p>
  )
  if (refusal !== null)
    return (
      <>
        <PageHeader title={usersMessages.noNewAccounts()}>{refusal}</PageHeader>
        {toSignIn}
      </>
    )
  return (
    <>
      <PageHeader title={usersMessages.createYourAccount()}>
        {invitation
          ? preview.data
            ? createAccountToJoin(preview.data)
            : null
          : usersMessages.createYourAccountAbout()}
      </PageHeader>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <TextInput label={usersMessages.yourName()} autoComplete="name" {...form.getInputProps('name')} />
        <TextInput
          label={usersMessages.email()}
          description={preview.data ? invitedAddressWords(preview.data.sentTo) : null}
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={usersMessages.password()}
          description={usersMessages.newPasswordHint()}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={signUp.isPending || signUpInvited.isPending}>
          {usersMessages.createAccount()}
        </Button>
      </form>
      {toSignIn}
    </>
  )
}
