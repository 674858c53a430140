import text from '../../kit/text.module.css'
import { Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { secondFactorRulesMessages } from '@wellmet/account/second-factor-rules/second-factor-rules.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { secondFactorRuleQuery } from './second-factor-rules.queries.ts'

/** For owners. */
export const SecondFactorRuleSection = () => {
  const rule = useQuery(secondFactorRuleQuery)
  const change = useApiMutation('put', '/api/security/workspace-rule', {
    changes: ['second factors'],
    onError: (error) =>
      void notifications.show({ message: secondFactorRulesMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: ({ required }) =>
      void notifications.show({
        message: required ? secondFactorRulesMessages.demanded() : secondFactorRulesMessages.notDemanded(),
      }),
  })
  return (
    <Section title={secondFactorRulesMessages.title()} about={secondFactorRulesMessages.about()}>
      <Loaded query={rule} what={secondFactorRulesMessages.theRule()} skeleton={<FormSkeleton fields={1} />}>
        {({ required, membersWithout }) => (
          <>
            <Switch
              label={secondFactorRulesMessages.require()}
              checked={required}
              disabled={change.isPending}
              onChange={({ currentTarget }) => change.mutate({ body: { required: currentTarget.checked } })}
            />
            <p className={clsx(text.small, text.quiet)}>
              {secondFactorRulesMessages.withNothing({
                count: membersWithout.length,
                names: formatList(
                  membersWithout.map(({ name }) => name),
                  'conjunction',
                ),
              })}
            </p>
          </>
        )}
      </Loaded>
    </Section>
  )
}
