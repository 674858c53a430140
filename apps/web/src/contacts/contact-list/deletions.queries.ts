import { dependsOn } from '../../api/depends-on.ts'

export const deletionsQuery = dependsOn('deleted contacts', 'contacts').queryOptions('get', '/api/network/deletions')
