import { useQuery } from '@tanstack/react-query'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { secondFactorRulesMessages } from '@wellmet/account/second-factor-rules/second-factor-rules.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { toProblem } from '../../api/problem.ts'
import { SignOnLinksSection } from '../sign-on/sign-on-links-section.tsx'
import { VerificationReminder } from '../users/verification-reminder.tsx'
import { DevicesSection } from '../devices/devices-section.tsx'
import { ExtensionsSection } from '../extension/extensions-section.tsx'
import { PasskeysSection } from '../passkeys/passkeys-section.tsx'
import { AppFactor } from '../second-factors/app-factor.tsx'
import { RecoveryCodesFactor } from '../second-factors/recovery-codes-factor.tsx'
import { secondFactorsQuery } from '../second-factors/second-factors.queries.ts'

export const SecurityScreen = () => {
  const status = useQuery(secondFactorsQuery)
  if (status.isError && toProblem(status.error).code === 'own_sign_in_required')
    return (
      <Section title={signOnMessages.title()}>
        <Notice
          notice={{
            code: 'own_sign_in_required',
            message: signOnMessages.confinedTitle(),
            next: signOnMessages.confinedAbout(),
          }}
        />
      </Section>
    )
  return (
    <>
      <VerificationReminder />
      {status.data?.required && !status.data.enabled ? (
        <Section title={secondFactorRulesMessages.title()}>
          <Notice
            notice={{
              code: 'second_factor_required',
              message: secondFactorRulesMessages.needed(),
              next: secondFactorRulesMessages.goOn(),
            }}
          />
        </Section>
      ) : null}
      <PasskeysSection />
      <Section title={secondFactorsMessages.title()} about={secondFactorsMessages.about()}>
        <Loaded
          query={status}
          what={secondFactorsMessages.theSecondFactors()}
          skeleton={<FormSkeleton fields={1} hasButton />}
        >
          {({ methods, enabled, recoveryCodesLeft }) => (
            <>
              <AppFactor isSetUp={methods.includes('totp')} />
              {enabled ? <RecoveryCodesFactor left={recoveryCodesLeft} /> : null}
            </>
          )}
        </Loaded>
      </Section>
      <SignOnLinksSection />
      <DevicesSection hasSecondFactor={status.data?.enabled ?? false} />
      <ExtensionsSection />
    </>
  )
}
