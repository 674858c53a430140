import styles from './welcome-layout.module.css'
import { KeepAccount } from '../account/leaving/keep-account.tsx'
import { ConfirmIdentity } from '../account/proofs/confirm-identity.tsx'
import { useSession } from '../account/users/session.ts'
import { Wordmark } from '../kit/wordmark.tsx'
import { Shell } from './shell.tsx'

/** The product, or, for somebody who asked to be deleted, the one question whether they want to stay. */
export const SignedIn = () => {
  const { deletesAt } = useSession().user
  if (deletesAt === null) return <Shell />
  return (
    <div className={styles.form}>
      <header>
        <Wordmark />
      </header>
      <main className={styles.main}>
        <KeepAccount deletesAt={deletesAt} />
      </main>
      <ConfirmIdentity />
    </div>
  )
}
