import { dependsOn } from '../../api/depends-on.ts'
import { isUnderWay } from './import-shapes.ts'

const listMs = 2_000

export const importQuery = (id: string) =>
  dependsOn('imports', 'contacts').queryOptions('get', '/api/network/imports/{id}', { params: { path: { id } } })

export const undoPreviewQuery = (id: string) =>
  dependsOn('imports', 'contacts').queryOptions('get', '/api/network/imports/{id}/undo', { params: { path: { id } } })

/** All of them, asked again while one is under way. */
export const importsQuery = dependsOn('imports', 'contacts').queryOptions('get', '/api/network/imports', undefined, {
  refetchInterval: ({ state: { data } }) => (data?.items.some(isUnderWay) ? listMs : false),
})
