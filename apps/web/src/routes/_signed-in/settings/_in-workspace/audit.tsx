import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../../../../account/audit/audit-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/audit')({ component: AuditScreen })
