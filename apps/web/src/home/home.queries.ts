import { dependsOn } from '../api/depends-on.ts'

/** What fits the first screen. Varied, so that no connector and no company fills it. */
const pathsShown = 6
/** How many rows are drawn before they are known: a list that grows moves less than one that shrinks. */
export const pathsLikely = 3

const pathsQuery = (sort: 'targets' | 'worth-meeting') =>
  dependsOn('contacts', 'missions', 'saved lists', 'saved list items', 'requests', 'sharing').queryOptions(
    'get',
    '/api/dashboard/people',
    { params: { query: { limit: pathsShown, sort, varied: true } } },
  )

/** To people whom my missions and target lists want. */
export const targetPathsQuery = pathsQuery('targets')
/** To anybody two steps away. */
export const bestPathsQuery = pathsQuery('worth-meeting')

const changesShown = 3

export const insightsQuery = dependsOn('contacts', 'requests', 'members').queryOptions(
  'get',
  '/api/network/relationship-intelligence',
  {
    params: { query: { limit: changesShown } },
  },
)
