import text from '../../kit/text.module.css'
import styles from './approvals.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ApprovalKindShown, ApprovalPolicy } from '@wellmet/account/approvals/approvals.contract.ts'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { AddPolicyForm } from './add-policy-form.tsx'
import { approvalPoliciesQuery } from './approvals.queries.ts'

const isOver = (endsAt: string): boolean => new Date(endsAt) <= new Date()

const stateOf = ({ counts, suspendedAt, endsAt, owner }: ApprovalPolicy): string => {
  const at = new Date(endsAt)
  if (isOver(endsAt)) return approvalsMessages.policyEnded({ at })
  if (suspendedAt) return approvalsMessages.policySuspended()
  return counts ? approvalsMessages.policyUntil({ at }) : approvalsMessages.policyOwnerLeft({ owner: owner.name })
}

const PolicyCard = ({ policy, others }: { policy: ApprovalPolicy; others: readonly ApprovalPolicy[] }) => {
  const { id, kind, title, owner, mostADay, mostItems, endsAt, counts } = policy
  const params = { path: { policyId: id } }
  const other = others.find((one) => one.kind === kind && one.id !== id && one.counts)
  const onError = (error: Parameters<typeof reasonOf>[0]) =>
    void notifications.show({ message: approvalsMessages.notChanged({ reason: reasonOf(error) }) })
  const resume = useApiMutation('post', '/api/approvals/policies/{policyId}/resume', {
    changes: ['approvals'],
    onError,
    onSuccess: () => void notifications.show({ message: approvalsMessages.policyResumed({ title }) }),
  })
  const end = useApiMutation('delete', '/api/approvals/policies/{policyId}', {
    changes: ['approvals'],
    onError,
    onSuccess: () =>
      void notifications.show({
        message: other
          ? approvalsMessages.policyStoppedOther({ name: other.owner.name })
          : approvalsMessages.policyStopped({ title }),
      }),
  })
  return (
    <SettingCard
      title={title}
      about={`${approvalsMessages.policyLimits({ mostADay, mostItems, owner: owner.name })} ${stateOf(policy)}`}
      action={
        isOver(endsAt) ? null : (
          <div className={styles.answers}>
            {counts ? null : (
              <Button
                variant="default"
                loading={resume.isPending}
                aria-label={approvalsMessages.resumeTitle({ title })}
                onClick={() => resume.mutate({ params })}
              >
                {approvalsMessages.resume()}
              </Button>
            )}
            <ConfirmButton
              label={approvalsMessages.endPolicy()}
              spoken={approvalsMessages.endTitle({ title })}
              question={
                other
                  ? approvalsMessages.endPolicyQuestionOther({ name: other.owner.name })
                  : approvalsMessages.endPolicyQuestion()
              }
              verb={approvalsMessages.endPolicy()}
              disabled={end.isPending}
              onConfirm={() => end.mutate({ params })}
            />
          </div>
        )
      }
    />
  )
}

/** Only what would approve anything is offered; otherwise what is missing, and where to mend that. */
const AddPolicy = ({ kinds }: { kinds: readonly ApprovalKindShown[] }) => {
  const possible = kinds.filter(({ missing }) => missing === null)
  const missing = kinds.find((kind) => kind.missing)?.missing
  if (possible.length > 0) return <AddPolicyForm kinds={possible} />
  return missing ? (
    <p className={clsx(text.small, styles.add)}>
      {missing.says}{' '}
      <a href={missing.link} className={text.link}>
        {approvalsMessages.policyMissingLink()}
      </a>
    </p>
  ) : null
}

export const PoliciesSection = () => {
  const policies = useQuery(approvalPoliciesQuery)
  return (
    <Section title={approvalsMessages.policies()} about={approvalsMessages.policiesAbout()}>
      <Loaded
        query={policies}
        what={approvalsMessages.thePolicies()}
        skeleton={<RowSkeletons rows={1} label={approvalsMessages.loading()} />}
      >
        {({ items, kinds }) => (
          <>
            {items.length === 0 ? (
              <p className={clsx(text.small, text.quiet)}>{approvalsMessages.noPolicies()}</p>
            ) : null}
            {items.map((policy) => (
              <PolicyCard key={policy.id} policy={policy} others={items} />
            ))}
            <AddPolicy kinds={kinds} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
