import { dependsOn } from '../../api/depends-on.ts'

export const myModelQuery = dependsOn('language model').queryOptions('get', '/api/language-model/mine')

export const modelSettingsQuery = dependsOn('language model').queryOptions('get', '/api/language-model')

export const modelCallsQuery = dependsOn('language model').queryOptions('get', '/api/language-model/calls', {
  params: { query: { limit: 25 } },
})

/** Each call may cost money, so it is neither retried nor refetched when the window gets focus. */
export const modelSearchQuery = (query: string) => ({
  ...dependsOn('contacts', 'requests').queryOptions('post', '/api/language-model/search', {
    body: { query, limit: 25, filter: 'all' as const },
  }),
  staleTime: Infinity,
  retry: false,
})
