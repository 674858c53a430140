import { uuids } from '../tables/move-rules.ts'
import type { Table } from '../tables/table.ts'

const perhapsAnother = 'Of mail to me it may be another member.'

export const mailTables: Table[] = [
  {
    table: 'platform.sending_pauses',
    holds: 'a row while no email may leave',
    owner: null,
    moved: { stays: 'about the email of this server' },
    notExported: 'About the server alone.',
  },
  {
    table: 'platform.mails',
    holds:
      'emails with their Message-ID and state; what they say is sealed, and deleted once they are sent, or two weeks after they failed',
    owner: 'sender_id',
    moved: {
      where: ({ userIds }) =>
        `sender_id = any(${uuids(userIds)}) or about::text in (select id from pg_temp.moving_ids) or to_address in (select id from pg_temp.moving_ids)`,
    },
    rows: [
      {
        file: 'emails-i-caused',
        where: 't.sender_id = :user',
        workspace: null,
        given: ['id', 'kind', 'status', 'queued_at', 'settled_at', 'resent_at', 'next_try_at', 'about'],
      },
      {
        file: 'emails-to-me',
        where: 't.to_address = :email',
        workspace: null,
        given: ['id', 'kind', 'to_name', 'to_address', 'status', 'queued_at', 'settled_at'],
      },
    ],
    leftOut: {
      message_id: 'Our own bookkeeping: it is made of the id.',
      content: 'Sealed until it is sent, and deleted then, or two weeks after it failed.',
      problem: 'What a mail server answered, for the operator.',
      claimed_at: 'Our own bookkeeping.',
      tries: 'Our own bookkeeping.',
      reply_to_name: perhapsAnother,
      reply_to_address: perhapsAnother,
      sender_id: 'Of mail to me it is another member.',
    },
    idsInJobs: true,
  },
  {
    table: 'platform.mail_permits',
    holds: 'emails that were allowed to leave, by user, workspace and keyed mailbox: what the caps count',
    owner: 'user_id',
    moved: {
      where: ({ workspaceIds, userIds }) =>
        `workspace_id = any(${uuids(workspaceIds)}) or user_id = any(${uuids(userIds)})`,
    },
    rows: [
      {
        where: 't.user_id = :user',
        workspace: 't.workspace_id',
        given: ['id', 'kind', 'workspace_id', 'granted_at', 'used_at', 'about', 'is_of_new_account'],
      },
    ],
    leftOut: { mailbox: 'A keyed number of somebody else’s address.', user_id: 'The account itself.' },
  },
  {
    table: 'platform.suppressed_mailboxes',
    holds: 'keyed hashes of mailboxes that never want mail again',
    owner: null,
    moved: { copied: 'true', onConflict: 'on conflict do nothing' },
    notExported: 'Keyed numbers of mailboxes that want no mail. They have to outlive everything.',
  },
  {
    table: 'platform.returned_mails',
    holds: 'keyed hashes of mailboxes from which mail came back, with when and why, for a year',
    owner: null,
    moved: { copied: 'true', onConflict: 'on conflict do nothing' },
    notExported: 'Keyed numbers of mailboxes, of the whole server.',
  },
  {
    table: 'platform.report_folders',
    holds: 'how far the folder of returned mail was read',
    owner: null,
    moved: { stays: 'a folder of this server' },
    notExported: 'Our own bookkeeping.',
    numbers: ['next_uid'],
  },
]
