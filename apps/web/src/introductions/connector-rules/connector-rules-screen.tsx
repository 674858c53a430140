import { useQuery } from '@tanstack/react-query'
import { connectorRulesMessages } from '@wellmet/introductions/connector-rules/connector-rules.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { RulesForm } from './rules-form.tsx'
import { rulesQuery } from './connector-rules.queries.ts'

export const ConnectorRulesScreen = () => {
  const mayChange = isMember(useSession().workspace?.role)
  return (
    <Section title={connectorRulesMessages.rules()} about={connectorRulesMessages.rulesAbout()}>
      <Loaded
        query={useQuery(rulesQuery)}
        what={connectorRulesMessages.yourRules()}
        skeleton={<FormSkeleton fields={5} />}
      >
        {(rules) => <RulesForm rules={rules} mayChange={mayChange} />}
      </Loaded>
    </Section>
  )
}
