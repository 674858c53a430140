import styles from './sign-on.module.css'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { CopyText } from '../../kit/copy-text.tsx'

export const SignOnSteps = ({ redirectUri }: { redirectUri: string }) => (
  <ol className={styles.steps}>
    <li>{signOnMessages.stepDomain()}</li>
    <li>
      {signOnMessages.stepRedirect()}
      <CopyText value={redirectUri} verb={signOnMessages.copy()} />
    </li>
    <li>{signOnMessages.stepValues()}</li>
  </ol>
)
