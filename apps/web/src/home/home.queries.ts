import { dependsOn } from '../api/depends-on.ts'

/** What fits the first screen. Varied, so that no connector and no company fills it. */
const pathsShown = 6
/** How many rows are drawn before they are known: a list that grows moves less than one that shrinks. */
export const pathsLikely = 3

/** To people whom my missions and target lists want; where there are none, to anybody two steps away. */
export const bestPathsQuery = dependsOn(
  'contacts',
  'missions',
  'saved lists',
  'saved list items',
  'targets',
  'requests',
  'sharing',
).queryOptions('get', '/api/dashboard/people', { params: { query: { limit: pathsShown, sort: 'best', varied: true } } })

/** Good news, what waits for me, whom to thank and with whom to get back in touch. */
export const briefQuery = dependsOn('requests', 'approvals', 'contacts', 'members', 'connector rules').queryOptions(
  'get',
  '/api/dashboard/brief',
)

const changesShown = 3

export const insightsQuery = dependsOn('contacts', 'requests', 'members').queryOptions(
  'get',
  '/api/network/relationship-intelligence',
  {
    params: { query: { limit: changesShown } },
  },
)
