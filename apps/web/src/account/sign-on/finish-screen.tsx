import formStyles from '../../kit/form.module.css'
import type { SignOnTest } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import type { FinishedSignOn } from './finish-sign-on.ts'

/** While the answer of the provider is handed over. */
export const SignOnPending = () => (
  <div aria-busy="true">
    <PageHeader title={signOnMessages.finishing()} />
  </div>
)

/** What came of it, unless somebody was signed in. */
export const SignOnFinished = ({ finished }: { finished: FinishedSignOn }) => {
  if (!finished.isDone)
    return (
      <>
        <PageHeader title={signOnMessages.notFinished()}>
          <span role="alert">{finished.why}</span>
        </PageHeader>
        <div className={formStyles.buttons}>
          <LinkButton to="/sign-in">{signOnMessages.goToSignIn()}</LinkButton>
        </div>
      </>
    )
  const { outcome } = finished
  if (outcome.did === 'tested') return <Tested test={outcome.test} />
  if (outcome.did === 'linked')
    return (
      <>
        <PageHeader title={signOnMessages.linked()}>{signOnMessages.linkedAbout()}</PageHeader>
        <div className={formStyles.buttons}>
          <LinkButton to="/settings/security">{signOnMessages.goOn()}</LinkButton>
        </div>
      </>
    )
  return (
    <>
      <PageHeader title={signOnMessages.confirmed()}>{signOnMessages.confirmedAbout()}</PageHeader>
      <div className={formStyles.buttons}>
        <LinkButton to="/">{signOnMessages.goOn()}</LinkButton>
      </div>
    </>
  )
}

/** The owner who tests it has to link themselves, and that is no fault of the provider. */
const verdictOf = (refusal: SignOnTest['refusal']): string => {
  if (refusal === null) return signOnMessages.testedGood()
  return refusal === 'owner_not_linked' ? signOnMessages.testedOwner() : signOnMessages.testedBad()
}

const Tested = ({ test: { email, subject, refusal } }: { test: SignOnTest }) => (
  <>
    <PageHeader title={signOnMessages.testedTitle()}>{signOnMessages.testedAbout()}</PageHeader>
    <div className={formStyles.form}>
      <ul>
        <li>{email === null ? signOnMessages.testedNoEmail() : signOnMessages.testedEmail({ email })}</li>
        <li>{signOnMessages.testedSubject({ subject })}</li>
      </ul>
      <Notice
        notice={{
          code: refusal ?? 'let_in',
          message: verdictOf(refusal),
          next: refusal === null ? '' : signOnMessages.refusedBecause({ reason: refusal }),
        }}
      />
      <div className={formStyles.buttons}>
        <LinkButton to="/settings/sign-in">{signOnMessages.toSignInSettings()}</LinkButton>
      </div>
    </div>
  </>
)
