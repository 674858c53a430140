import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const channelsTables: Table[] = [
  ofUser('outreach.channel_links', {
    holds: 'links by which a member connects a chat; each works once and for ten minutes',
    credential: { isNone: 'A way to connect a chat, open for minutes.' },
    moved: { with: 'workspace' },
    leftOut: 'Connections that somebody began to make, for some minutes.',
  }),
  ofUser('outreach.channel_messages', {
    holds: 'messages of members to teammates, channels and themselves, for 90 days; the text only until it is sent',
    credential: { isNone: 'The text of a message, until it is sent.' },
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
