import { dependsOn } from '../../api/depends-on.ts'

export const peopleToRateQuery = dependsOn('contacts', 'targets', 'missions', 'saved lists').queryOptions(
  'get',
  '/api/network/people-to-rate',
)
