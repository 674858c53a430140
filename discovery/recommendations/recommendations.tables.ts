import { ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const recommendationsTables: Table[] = [
  ofNetwork('discovery.recommendation_samples', {
    holds: 'people that members could have met, and whether they did',
    leftOut: 'Derived, for learning a formula.',
    subjects: {
      columns: ['person_id'],
      merged: { how: 'keep', why: 'A sample says what was recommended then.' },
      deleted: { by: 'discovery/recommendations/delete-recommendation-samples.ts' },
    },
  }),
  ofWorkspace('discovery.recommendation_calibrations', {
    holds: 'the exponents fitted to the samples of a workspace',
    notExported: 'Of the workspace, not of one member.',
  }),
]
