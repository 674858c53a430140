import styles from './guest-page-parts.module.css'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { clsx } from 'clsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { useSignUpMode, whyNoSignUp } from '../../account/users/sign-up-mode.ts'

/**
 * Asked once, of somebody who just helped or agreed: whoever opens the page again is not asked again. The address goes
 * with the click, not in the link, so it is in no log and no history.
 */
export const OwnIntroductions = ({ address }: { address: string | null }) => {
  if (whyNoSignUp(useSignUpMode(), false) !== null) return null
  return (
    <section className={clsx(styles.card, styles.done)}>
      <h2>{guestPagesMessages.whoCouldIntroduceYou()}</h2>
      <p>{guestPagesMessages.whoCouldIntroduceYouAbout()}</p>
      <div className={styles.buttons}>
        <LinkButton to="/sign-up" state={address === null ? {} : { email: address }} variant="default" size="md">
          {guestPagesMessages.seeWhoCouldIntroduceMe()}
        </LinkButton>
      </div>
    </section>
  )
}
