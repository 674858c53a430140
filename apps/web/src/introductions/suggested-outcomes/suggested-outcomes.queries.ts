import { dependsOn } from '../../api/depends-on.ts'

export const suggestedOutcomesQuery = dependsOn('requests', 'outcome settings', 'contacts').queryOptions(
  'get',
  '/api/introductions/suggested-outcomes',
)
export const outcomeSettingsQuery = dependsOn('outcome settings').queryOptions(
  'get',
  '/api/introductions/outcome-settings',
)
