import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'

const dependsOnGuests = dependsOn('events', 'connected accounts', 'contacts', 'requests')

export const eventsQuery = dependsOnGuests.queryOptions('get', '/api/luma/events')

export const eventQuery = (id: string) =>
  dependsOnGuests.queryOptions('get', '/api/luma/events/{id}', { params: { path: { id } } })

export const attendeesQuery = (id: string) =>
  dependsOnGuests.queryOptions('get', '/api/luma/events/{id}/attendees', { params: { path: { id } } })

export const useReadAgain = () => useApiMutation('post', '/api/luma/events/{id}/sync', { changes: ['events'] })
