import { dependsOn } from '../../api/depends-on.ts'

export const rulesQuery = dependsOn('connector rules', 'contacts').queryOptions(
  'get',
  '/api/introductions/connector-rules',
)
