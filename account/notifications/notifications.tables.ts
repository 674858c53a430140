import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

const mayNameOthers = 'It may name other members.'
const bookkeeping = 'Our own bookkeeping.'

export const notificationsTables: Table[] = [
  ofUser('account.notifications', {
    holds: 'what a member is told',
    moved: { with: 'workspace' },
    given: ['id', 'user_id', 'workspace_id', 'kind', 'link', 'created_at', 'read_at'],
    leftOut: { title: mayNameOthers, body: mayNameOthers, dedupe_key: bookkeeping, awaits_digest: bookkeeping },
  }),
  ofUser('account.notification_settings', {
    holds: 'how a member wants to be told',
    workspace: null,
    moved: { with: 'user' },
    given: ['user_id', 'time_zone', 'deliveries', 'briefed_until'],
  }),
]
