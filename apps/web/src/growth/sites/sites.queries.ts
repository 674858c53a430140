import { dependsOn } from '../../api/depends-on.ts'

export const siteQuery = dependsOn('site').queryOptions('get', '/api/growth/site')

export const eventCountsQuery = dependsOn('site', 'leads').queryOptions('get', '/api/growth/counts', {
  params: { query: { months: 12 } },
})
