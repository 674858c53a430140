import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { useSignUpMode, whyNoSignUp } from '../users/sign-up-mode.ts'
import { invitedAddressWords } from './invited-address.ts'
import { joinPage } from './joining.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'

/** Back here after signing up or in: the invitation is accepted with an account, by its owner. */
export const JoinAsGuest = ({ token, sentTo }: { token: string; sentTo: string | null }) => {
  const next = joinPage(token)
  const refusal = whyNoSignUp(useSignUpMode(), true)
  return (
    <div className={formStyles.form}>
      {refusal === null ? (
        <LinkButton to="/sign-up" search={{ next }} size="md">
          {invitationsMessages.createAccount()}
        </LinkButton>
      ) : (
        <p>{refusal}</p>
      )}
      <LinkButton to="/sign-in" search={{ next }} size="md" variant="default">
        {invitationsMessages.signIn()}
      </LinkButton>
      <p className={clsx(text.small, text.quiet)}>{invitedAddressWords(sentTo)}</p>
    </div>
  )
}
