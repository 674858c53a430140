import { EmptyState } from '../../kit/empty-state.tsx'
import { Section } from '../../kit/section.tsx'
import { isAdmin } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { AuditEvents } from './audit-events.tsx'
import { ChainLine } from './chain-line.tsx'

export const AuditScreen = () => {
  const mayRead = isAdmin(useSession().workspace?.role)
  if (!mayRead) {
    return (
      <EmptyState title="For owners and admins">
        The audit log names what everybody did. Ask an owner or admin if you need to know.
      </EmptyState>
    )
  }
  return (
    <Section
      title="Audit log"
      about="What was done in this workspace, newest first. Each event is chained to the one before, so none can be changed unnoticed."
    >
      <ChainLine />
      <AuditEvents />
    </Section>
  )
}
