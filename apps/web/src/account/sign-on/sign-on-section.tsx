import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Protocol, SignOnSettings } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { RequireSignOn } from './require-sign-on.tsx'
import { SamlForm } from './saml-form.tsx'
import { SamlSteps } from './saml-steps.tsx'
import { SignOnForm } from './sign-on-form.tsx'
import { SignOnSteps } from './sign-on-steps.tsx'
import { signOnQuery } from './sign-on.queries.ts'
import styles from './sign-on.module.css'

/** For owners. */
export const SignOnSection = () => {
  const settings = useQuery(signOnQuery)
  return (
    <Section title={signOnMessages.title()} about={signOnMessages.about()}>
      <Loaded query={settings} what={signOnMessages.theSignOn()} skeleton={<FormSkeleton fields={3} hasButton />}>
        {(found) => <SetUp settings={found} />}
      </Loaded>
    </Section>
  )
}

/** Where the server offers SAML, the owner chooses what the provider speaks. */
const SetUp = ({ settings: { redirectUri, saml, connection, linked } }: { settings: SignOnSettings }) => {
  const [chosen, setChosen] = useState<Protocol | null>(null)
  const protocol = saml ? (chosen ?? connection?.protocol ?? 'oidc') : 'oidc'
  const current = connection?.protocol === protocol ? connection : null
  const key = `${protocol} ${current?.issuer ?? ''}`
  return (
    <>
      {saml ? (
        <NativeSelect
          className={styles.protocol}
          label={signOnMessages.protocol()}
          description={connection && !current ? signOnMessages.protocolChanges() : undefined}
          data={[
            { value: 'oidc', label: signOnMessages.openIdConnect() },
            { value: 'saml', label: signOnMessages.saml() },
          ]}
          value={protocol}
          onChange={({ currentTarget }) => setChosen(currentTarget.value as Protocol)}
        />
      ) : null}
      {saml && protocol === 'saml' ? (
        <>
          <SamlSteps entityId={saml.entityId} acsUrl={saml.acsUrl} />
          <SamlForm key={key} connection={current} />
        </>
      ) : (
        <>
          <SignOnSteps redirectUri={redirectUri} />
          <SignOnForm key={key} connection={current} />
        </>
      )}
      {connection ? <RequireSignOn connection={connection} linked={linked} /> : null}
    </>
  )
}
