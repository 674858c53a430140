import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { api } from '../../api/client.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { emailRule, passwordRule } from './field-rules.ts'
import { startSession } from './session.ts'

export const SignInScreen = ({ next }: { next: string }) => {
  const queries = useQueryClient()
  const router = useRouter()
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: { email: emailRule, password: passwordRule },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const signIn = api.useMutation('post', '/api/account/sign-in', {
    onError: show,
    onSuccess: (session) => {
      startSession(queries, session)
      router.history.push(next)
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    signIn.mutate({ body })
  })
  return (
    <>
      <PageHeader title="Sign in" />
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <TextInput label="E-mail" type="email" autoComplete="username" {...form.getInputProps('email')} />
        <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={signIn.isPending}>
          Sign in
        </Button>
      </form>
      <p className={formStyles.foot}>
        <Link to="/forgot-password" className={text.link}>
          Forgot your password?
        </Link>
      </p>
      <p className={formStyles.foot}>
        New here?{' '}
        <Link to="/sign-up" search={next === '/' ? {} : { next }} className={text.link}>
          Create an account
        </Link>
      </p>
    </>
  )
}
