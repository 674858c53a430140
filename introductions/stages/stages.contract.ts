import { z } from 'zod'

export const DashboardStatus = z.enum([
  'pending',
  'approved',
  'in_progress',
  'replied',
  'meeting',
  'completed',
  'declined',
  'cancelled',
])
export const ConnectorStatus = z.enum([
  'drafted',
  'awaiting_connector',
  'connector_replied',
  'completed',
  'declined',
  'failed',
])
export const TargetStatus = z.enum([
  'not_contacted',
  'intro_sent',
  'target_replied',
  'meeting_booked',
  'converted',
  'declined',
  'ghosted',
])
/** Where a request stands: the first word of each row of the table. */
export const Stage = z.enum([
  'drafted',
  'awaiting_connector',
  'connector_replied',
  'intro_sent',
  'target_replied',
  'meeting_booked',
  'converted',
  'declined',
  'cancelled',
])
/** Whatever a program may call where a request stands; which of them mean the same is in the rules. */
export const RawStatus = z.enum([
  'drafted',
  'draft',
  'awaiting_connector',
  'pending',
  'requested',
  'connector_replied',
  'approved',
  'accepted',
  'intro_sent',
  'sent',
  'target_replied',
  'replied',
  'meeting_booked',
  'meeting',
  'converted',
  'completed',
  'declined',
  'cancelled',
  'failed',
  'ghosted',
  'archived',
])
export const Waiting = z.enum(['me', 'connector', 'target', 'nobody'])
/** How a connector said yes. */
export const RepliedWith = z.enum(['introduce', 'ask_target', 'name_drop'])
/** How somebody was asked without Wellmet. */
export const AskedElsewhere = z.enum(['linkedin', 'phone', 'in_person', 'chat', 'other'])
export const By = z.enum(['asker', 'connector', 'target', 'system'])
export const Tab = z.enum(['all', 'active', 'in_progress', 'completed', 'declined'])

export type DashboardStatus = z.infer<typeof DashboardStatus>
export type ConnectorStatus = z.infer<typeof ConnectorStatus>
export type TargetStatus = z.infer<typeof TargetStatus>
export type Stage = z.infer<typeof Stage>
export type RawStatus = z.infer<typeof RawStatus>
export type Waiting = z.infer<typeof Waiting>
export type RepliedWith = z.infer<typeof RepliedWith>
export type AskedElsewhere = z.infer<typeof AskedElsewhere>
export type By = z.infer<typeof By>
export type Tab = z.infer<typeof Tab>

export interface Statuses {
  readonly dashboardStatus: DashboardStatus
  readonly connectorStatus: ConnectorStatus
  readonly targetStatus: TargetStatus
}
