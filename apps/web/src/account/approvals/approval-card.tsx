import text from '../../kit/text.module.css'
import styles from './approvals.module.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Approval } from '@wellmet/account/approvals/approvals.contract.ts'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { formatAgo } from '../../kit/dates.ts'
import { SettingCard } from '../../kit/setting-card.tsx'
import { RejectForm } from './reject-form.tsx'
import { useDecisions } from './use-decisions.ts'

const askedBy = ({ requestedBy, requestedAt }: Approval): string => {
  const ago = formatAgo(requestedAt)
  return requestedBy
    ? approvalsMessages.requestedBy({ name: requestedBy.name, ago })
    : approvalsMessages.requestedByServer({ ago })
}

const outcomeOf = ({ verdict, decidedBy, decidedAt, policy, expiresAt }: Approval): string => {
  if (verdict === null) return approvalsMessages.expires({ ago: formatAgo(expiresAt) })
  const ago = formatAgo(decidedAt ?? expiresAt)
  if (verdict === 'expired') return approvalsMessages.expiredAgo({ ago })
  if (verdict === 'withdrawn') return approvalsMessages.withdrawnAgo({ ago })
  if (policy) return approvalsMessages.automaticBy({ name: policy.owner.name, ago })
  if (!decidedBy) return verdict === 'rejected' ? approvalsMessages.rejected() : approvalsMessages.approved()
  const { name } = decidedBy
  return verdict === 'rejected'
    ? approvalsMessages.rejectedBy({ name, ago })
    : approvalsMessages.approvedBy({ name, ago })
}

const titleOf = ({ title, verdict }: Approval): string => {
  if (verdict === 'approved') return approvalsMessages.approvedNow({ title })
  return verdict === 'rejected' ? approvalsMessages.rejectedNow({ title }) : title
}

type Props = { approval: Approval; onDecided?: (approval: Approval) => void; saysVerdict?: boolean }

/** What would happen, in words, and the two answers. */
export const ApprovalCard = ({ approval, onDecided, saysVerdict = false }: Props) => {
  const { title, facts, verdict, reason, needsSomebodyElse } = approval
  const [isRejecting, setRejecting] = useState(false)
  const { isDeciding, approve, reject } = useDecisions(approval, onDecided)
  const waits = verdict === null
  return (
    <SettingCard
      title={saysVerdict ? titleOf(approval) : title}
      about={`${askedBy(approval)} · ${outcomeOf(approval)}`}
      action={
        waits && !isRejecting ? (
          <div className={styles.answers}>
            <Button
              variant="default"
              disabled={isDeciding}
              aria-label={approvalsMessages.rejectTitle({ title })}
              onClick={() => setRejecting(true)}
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
        {reason ? <p className={text.quiet}>{approvalsMessages.reasonGiven({ reason })}</p> : null}
        {waits && isRejecting ? (
          <RejectForm
            approval={approval}
            isDeciding={isDeciding}
            onReject={reject}
            onBack={() => setRejecting(false)}
          />
        ) : null}
      </div>
    </SettingCard>
  )
}
