import { ofUser, ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const enrichmentTables: Table[] = [
  ofWorkspace('connections.enrichment_accounts', {
    holds: `a workspace's account with a provider of enrichment: sealed key, order, what is left`,
    credential: {
      isNone: 'The key of the workspace at a provider of data, which opens nothing here. Admins replace it.',
    },
    notExported: 'Of the workspace, not of one member.',
  }),
  ofUser('connections.enrichment_questions', {
    holds: 'look-ups under way, which reserve a credit, and those that found nobody; for thirty days',
    moved: { with: 'workspace' },
    given: ['workspace_id', 'user_id', 'provider', 'is_own_key', 'asked_at', 'answered_at'],
    leftOut: { question: 'A keyed number of the question.' },
  }),
  ofWorkspace('connections.people_data_answers', {
    holds: 'answers of the people-data provider, for one workspace',
    notExported:
      'Bought answers of the workspace, deleted after some weeks. What a member took over is in their contacts.',
  }),
  {
    table: 'connections.provider_pauses',
    holds: 'until when a provider must not be called',
    owner: null,
    moved: { stays: 'the account of this server with a provider' },
    notExported: 'About the server alone.',
  },
  {
    table: 'connections.provider_usage',
    holds: 'credits and calls that the server used',
    owner: null,
    moved: { stays: 'the account of this server with a provider' },
    notExported: 'About the server alone.',
  },
  ofWorkspace('connections.workspace_usage', {
    holds: 'credits and calls that a workspace used',
    notExported: 'Of the workspace, not of one member.',
  }),
]
