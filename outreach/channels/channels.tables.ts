import { aSecret, ofUser, type Table } from '@wellmet/platform/tables/table.ts'
import type { SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'

export const sealedMessageText: SealedColumn = {
  table: 'outreach.channel_messages',
  column: 'sealed_text',
  row: ['id'],
}

export const channelsTables: Table[] = [
  ofUser('outreach.channel_links', {
    holds: 'links by which a member connects a chat; each works once and for ten minutes',
    moved: { stays: 'They work for ten minutes.' },
    leftOut: {
      code_hash: aSecret,
      workspace_id: 'It is gone in minutes.',
      user_id: 'It is gone in minutes.',
      created_at: 'It is gone in minutes.',
      expires_at: 'It is gone in minutes.',
    },
  }),
  ofUser('outreach.channel_messages', {
    holds: 'messages of members to teammates, channels and themselves, for 90 days; the text only until it is sent',
    moved: { with: 'workspace' },
    given: [
      'id',
      'workspace_id',
      'user_id',
      'recipient_id',
      'account_id',
      'platform',
      'place',
      'place_name',
      'batch_id',
      'state',
      'reason',
      'is_notice',
      'about',
      'answer',
      'created_at',
      'settled_at',
    ],
    leftOut: { sealed_text: 'It is gone once it is sent.', ref: 'What the provider calls it.' },
    idsInJobs: true,
  }),
  ofUser('outreach.channel_notices', {
    holds: 'which notifications a member also gets in Slack, Teams or Telegram',
    moved: { with: 'workspace' },
    given: ['user_id', 'account_id', 'workspace_id', 'kinds'],
  }),
]
