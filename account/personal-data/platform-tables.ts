import { impersonal, type TableDecision } from '@wellmet/platform/personal-data/personal-data.ts'

const myAddress = `(select u.email from account.users u where u.id = :user)`

/** Of the platform, which does not know what a user is. */
export const platformTables: TableDecision[] = [
  {
    table: 'platform.mails',
    rows: [
      {
        file: 'emails-i-caused',
        where: 't.sender_id = :user',
        given: ['id', 'kind', 'status', 'queued_at', 'settled_at', 'resent_at', 'about'],
      },
      {
        file: 'emails-to-me',
        where: `t.to_address = ${myAddress}`,
        given: ['id', 'kind', 'to_name', 'to_address', 'status', 'queued_at', 'settled_at'],
      },
    ],
    leftOut: {
      message_id: 'Our own bookkeeping: it is made of the id.',
      content: 'Sealed until it is sent, and deleted then.',
      problem: 'What a mail server answered, for the operator.',
      claimed_at: 'Our own bookkeeping.',
      reply_to_name: 'Of mail to me it may be another member.',
      reply_to_address: 'Of mail to me it may be another member.',
      sender_id: 'Of mail to me it is another member.',
    },
  },
  {
    table: 'platform.mail_permits',
    rows: [{ where: 't.user_id = :user', given: ['id', 'kind', 'workspace_id', 'granted_at', 'used_at', 'about'] }],
    leftOut: { mailbox: 'A keyed number of somebody else’s address.', user_id: 'The account itself.' },
  },
  {
    table: 'platform.idempotency_keys',
    rows: [
      {
        where: `(t.principal = 'user:' || :user::text or t.principal like 'user:' || :user::text || ' in %')`,
        given: [],
      },
    ],
    leftOut: 'Answers that are kept for two days for repeated requests. What they are about is in the other tables.',
  },
  ...impersonal('About the server alone.', 'platform.backup_runs', 'platform.roots', 'platform.workers'),
  ...impersonal(
    'Where workspaces are, and their rows while they are on the way from one server to another.',
    'platform.arrivals',
    'platform.residents',
    'platform.workspace_servers',
  ),
  ...impersonal(
    'Ids of events and jobs, deleted after some days. They name nobody.',
    'platform.outbox',
    'platform.processed_jobs',
  ),
  ...impersonal(
    'Keyed numbers of mailboxes that want no mail. They have to outlive everything.',
    'platform.suppressed_mailboxes',
  ),
]
