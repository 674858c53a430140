import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const auditTables: Table[] = [
  {
    table: 'account.audit_events',
    holds: 'the audit log: one hash chain for each workspace',
    credential: { isNone: 'The hash chains an event to the one before.' },
    owner: 'workspace_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: '(t.actor_id = :user or t.actor_id is null and t.subject = :user::text)',
        workspace: 't.workspace_id',
        given: ['workspace_id', 'at', 'actor_id', 'action', 'subject', 'detail'],
      },
    ],
    leftOut: { seq: 'Counts the events of the whole workspace.', hash: 'Rests on the events of the whole workspace.' },
    stays: 'The log of a workspace is a chain. It keeps the bare id of the account, which then names nobody.',
    numbers: ['seq'],
  },
  ofWorkspace('account.audit_heads', {
    holds: 'the newest hash of each workspace’s audit log',
    credential: { isNone: 'The hash chains an event to the one before.' },
    notExported: 'The newest hash of each workspace’s log.',
    numbers: ['seq', 'anchored_seq'],
  }),
]
