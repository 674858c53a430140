import { useQuery } from '@tanstack/react-query'
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
    <Section
      title="When you are asked to introduce"
      about="Your own rules for everybody in this workspace. They hold the moment somebody asks; whoever is turned down hears from when, never which rule."
    >
      <Loaded query={useQuery(rulesQuery)} what="Your rules" skeleton={<FormSkeleton fields={5} />}>
        {(rules) => <RulesForm rules={rules} mayChange={mayChange} />}
      </Loaded>
    </Section>
  )
}
