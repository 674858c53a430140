import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

const keyed = 'A keyed number.'

export const connectorRulesTables: Table[] = [
  ofUser('introductions.connector_rules', {
    holds: 'limits and exclusions that a connector set',
    moved: { with: 'workspace' },
    given: [
      'workspace_id',
      'user_id',
      'asks_a_month',
      'batch_day',
      'quiet_from',
      'quiet_to',
      'no_go_companies',
      'no_go_people',
      'tells_outcomes',
      'changed_at',
    ],
    leftOut: { connector_key: keyed, mailbox_key: keyed },
    numbers: ['connector_key', 'mailbox_key'],
  }),
]
