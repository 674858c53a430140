import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { LinkButton } from '../../kit/link-button.tsx'

/** Back here after signing up or in: the invitation is accepted with an account, by its owner. */
export const JoinAsGuest = ({ token, email }: { token: string; email: string }) => {
  const next = `/join?token=${encodeURIComponent(token)}`
  return (
    <div className={formStyles.form}>
      <LinkButton to="/sign-up" search={{ next, email }} size="md">
        Create an account
      </LinkButton>
      <LinkButton to="/sign-in" search={{ next }} size="md" variant="default">
        Sign in
      </LinkButton>
      <p className={clsx(text.small, text.quiet)}>The invitation went to {email}.</p>
    </div>
  )
}
