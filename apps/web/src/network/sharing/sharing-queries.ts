import { useQuery } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import type { SharingMode } from './sharing-shapes.ts'

export const sharingQuery = api.queryOptions('get', '/api/dashboard/graph-sharing')
export const previewKey = ['get', '/api/dashboard/graph-sharing/preview'] as const

/** Not through the generated hook, so that no `mode` is sent when the saved one is meant. */
export const usePreview = (userId: string, mode: SharingMode | undefined) =>
  useQuery({
    queryKey: [...previewKey, userId, mode ?? 'as saved'],
    queryFn: async ({ signal }) => {
      const query = { with: userId, ...(mode ? { mode } : {}) }
      const { data, error } = await http.GET('/api/dashboard/graph-sharing/preview', { params: { query }, signal })
      if (error) throw error
      return data
    },
    staleTime: 0,
  })
