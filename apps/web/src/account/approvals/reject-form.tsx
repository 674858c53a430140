import formStyles from '../../kit/form.module.css'
import styles from './approvals.module.css'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Approval } from '@wellmet/account/approvals/approvals.contract.ts'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { approvalPoliciesQuery } from './approvals.queries.ts'

/** The field appears where the button was. */
const focus = (field: HTMLInputElement | null) => field?.focus()

type Props = { approval: Approval; isDeciding: boolean; onReject: (reason: string) => void; onBack: () => void }

/** A no can say why; the field says who reads that. */
export const RejectForm = ({ approval, isDeciding, onReject, onBack }: Props) => {
  const { title, kind, requestedBy } = approval
  const [reason, setReason] = useState('')
  const stops = useQuery(approvalPoliciesQuery).data?.items.some((policy) => policy.kind === kind && policy.counts)
  return (
    <form
      className={clsx(formStyles.form, styles.reject)}
      onSubmit={(event) => {
        event.preventDefault()
        onReject(reason)
      }}
    >
      <TextInput
        label={approvalsMessages.reason()}
        description={
          requestedBy ? approvalsMessages.asksName({ name: requestedBy.name }) : approvalsMessages.asksNoOne()
        }
        maxLength={500}
        value={reason}
        ref={focus}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {stops ? <p>{approvalsMessages.rejectStops()}</p> : null}
      <div className={formStyles.buttons}>
        <Button type="submit" color="brick" loading={isDeciding} aria-label={approvalsMessages.rejectTitle({ title })}>
          {approvalsMessages.reject()}
        </Button>
        <Button variant="default" disabled={isDeciding} onClick={onBack}>
          {approvalsMessages.dontReject()}
        </Button>
      </div>
    </form>
  )
}
