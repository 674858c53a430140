import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { isAdmin } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { ApprovalCard } from './approval-card.tsx'
import { approvalQuery } from './approvals.queries.ts'

const One = ({ id }: { id: string }) => {
  const approval = useQuery(approvalQuery(id))
  return (
    <Section
      title={approvalsMessages.decide()}
      about={approvalsMessages.about()}
      actions={
        <Link to="/settings/approvals" className={text.link}>
          {approvalsMessages.backToAll()}
        </Link>
      }
    >
      <Loaded
        query={approval}
        what={approvalsMessages.theApproval()}
        skeleton={<RowSkeletons rows={1} label={approvalsMessages.loading()} />}
      >
        {(loaded) => <ApprovalCard approval={loaded} saysVerdict />}
      </Loaded>
    </Section>
  )
}

/** Where a notification or an email leads. Opening it decides nothing. */
export const ApprovalScreen = ({ id }: { id: string }) =>
  isAdmin(useSession().workspace?.role) ? (
    <One id={id} />
  ) : (
    <EmptyState title={approvalsMessages.forAdmins()}>{approvalsMessages.forAdminsAbout()}</EmptyState>
  )
