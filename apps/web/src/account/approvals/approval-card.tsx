import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './approvals.module.css'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Approval } from '@wellmet/account/approvals/approvals.contract.ts'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { formatAgo } from '../../kit/dates.ts'
import { SettingCard } from '../../kit/setting-card.tsx'
import { useDecisions } from './use-decisions.ts'

const askedBy = ({ requestedBy, requestedAt }: Approval): string => {
  const ago = formatAgo(requestedAt)
  return requestedBy
    ? approvalsMessages.requestedBy({ name: requestedBy.name, ago })
    : approvalsMessages.requestedByServer({ ago })
}

const outcomeOf = ({ verdict, decidedBy, policy, expiresAt }: Approval): string => {
  if (verdict === null) return approvalsMessages.expires({ ago: formatAgo(expiresAt) })
  if (verdict === 'expired') return approvalsMessages.expired()
  if (verdict === 'withdrawn') return approvalsMessages.withdrawn()
  if (policy) return approvalsMessages.automaticBy({ name: policy.owner.name })
  if (verdict === 'rejected') return decidedBy ? approvalsMessages.rejectedBy(decidedBy) : approvalsMessages.rejected()
  return decidedBy ? approvalsMessages.approvedBy(decidedBy) : approvalsMessages.approved()
}

/** What would happen, in words, and the two answers. */
export const ApprovalCard = ({ approval, asksReason = false }: { approval: Approval; asksReason?: boolean }) => {
  const { title, facts, verdict, reason, needsSomebodyElse } = approval
  const [typed, setTyped] = useState('')
  const { isDeciding, approve, reject } = useDecisions(approval)
  return (
    <SettingCard
      title={title}
      about={`${askedBy(approval)} · ${outcomeOf(approval)}`}
      action={
        verdict === null ? (
          <div className={styles.answers}>
            <Button
              variant="default"
              loading={isDeciding}
              aria-label={approvalsMessages.rejectTitle({ title })}
              onClick={() => reject(typed)}
            >
              {approvalsMessages.reject()}
            </Button>
            <Button
              loading={isDeciding}
              disabled={needsSomebodyElse}
              aria-label={approvalsMessages.approveTitle({ title })}
              onClick={approve}
            >
              {approvalsMessages.approve()}
            </Button>
          </div>
        ) : null
      }
    >
      <div className={styles.more}>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {needsSomebodyElse ? <p>{approvalsMessages.needsSomebodyElse()}</p> : null}
        {reason ? <p className={clsx(text.quiet)}>{approvalsMessages.reasonGiven({ reason })}</p> : null}
        {asksReason && verdict === null ? (
          <TextInput
            className={formStyles.narrow ?? ''}
            label={approvalsMessages.reason()}
            maxLength={500}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        ) : null}
      </div>
    </SettingCard>
  )
}
