import { EmptyState } from '../../kit/empty-state.tsx'
import { Section } from '../../kit/section.tsx'
import { isAdmin } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { AuditEvents } from './audit-events.tsx'
import { ChainLine } from './chain-line.tsx'
import { auditMessages } from '@wellmet/account/audit/audit.messages.ts'

export const AuditScreen = () => {
  const mayRead = isAdmin(useSession().workspace?.role)
  if (!mayRead) {
    return <EmptyState title={auditMessages.forAdmins()}>{auditMessages.forAdminsAbout()}</EmptyState>
  }
  return (
    <Section title={auditMessages.auditLog()} about={auditMessages.about()}>
      <ChainLine />
      <AuditEvents />
    </Section>
  )
}
