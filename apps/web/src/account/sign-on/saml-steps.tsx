import styles from './sign-on.module.css'
import type { SignOnSettings } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { CopyText } from '../../kit/copy-text.tsx'

export const SamlSteps = ({ entityId, acsUrl }: NonNullable<SignOnSettings['saml']>) => (
  <ol className={styles.steps}>
    <li>{signOnMessages.stepDomain()}</li>
    <li>
      {signOnMessages.stepEntityId()}
      <CopyText value={entityId} verb={signOnMessages.copy()} />
    </li>
    <li>
      {signOnMessages.stepAcsUrl()}
      <CopyText value={acsUrl} verb={signOnMessages.copy()} />
    </li>
    <li>{signOnMessages.stepSamlSigning()}</li>
    <li>{signOnMessages.stepSamlValues()}</li>
  </ol>
)
