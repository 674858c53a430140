import { ofUser, ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const languageModelTables: Table[] = [
  ofWorkspace('introductions.language_models', {
    holds: 'the language model of a workspace, with its sealed key, prices and monthly budget',
    credential: {
      isNone: 'The key of the workspace at its model, which opens nothing here. Owners replace it.',
    },
    notExported: 'Of the workspace, not of one member.',
    numbers: ['input_price', 'output_price', 'monthly_budget'],
  }),
  ofWorkspace('introductions.language_model_months', {
    holds: 'what the language model of a workspace cost, by month',
    notExported: 'Amounts of a workspace, not of one member.',
    numbers: ['spent'],
  }),
  ofUser('introductions.language_model_calls', {
    holds:
      'calls of a language model for a member: what it was told, what was taken of its answer, what it cost; for 90 days',
    moved: { with: 'workspace' },
    given: [
      'id',
      'workspace_id',
      'user_id',
      'purpose',
      'model',
      'state',
      'outcome',
      'claims',
      'arrangement',
      'dropped',
      'currency',
      'cost',
      'input_tokens',
      'output_tokens',
      'created_at',
      'settled_at',
    ],
    leftOut: { claim_marks: 'Hashes, by which the claims are found again.', reserved: 'Our own bookkeeping.' },
    numbers: ['reserved', 'cost'],
    idsInJobs: true,
  }),
  ofUser('introductions.language_model_refusals', {
    holds: 'members who do not want a language model to be told anything for them',
    moved: { with: 'workspace' },
    given: ['workspace_id', 'user_id', 'refused_at'],
  }),
]
