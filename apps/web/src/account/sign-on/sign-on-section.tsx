import { useQuery } from '@tanstack/react-query'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { RequireSignOn } from './require-sign-on.tsx'
import { SignOnForm } from './sign-on-form.tsx'
import { SignOnSteps } from './sign-on-steps.tsx'
import { signOnQuery } from './sign-on.queries.ts'

/** For owners. */
export const SignOnSection = () => {
  const settings = useQuery(signOnQuery)
  return (
    <Section title={signOnMessages.title()} about={signOnMessages.about()}>
      <Loaded query={settings} what={signOnMessages.theSignOn()} skeleton={<FormSkeleton fields={3} hasButton />}>
        {({ redirectUri, connection, linked }) => (
          <>
            <SignOnSteps redirectUri={redirectUri} />
            <SignOnForm key={connection?.issuer ?? ''} connection={connection} />
            {connection ? <RequireSignOn connection={connection} linked={linked} /> : null}
          </>
        )}
      </Loaded>
    </Section>
  )
}
