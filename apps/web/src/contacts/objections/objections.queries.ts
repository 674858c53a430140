import { dependsOnNothing } from '../../api/depends-on.ts'

/** The token goes in the body: addresses are written to logs. */
export const heldDataQuery = (token: string) =>
  dependsOnNothing('Whoever chooses sees the answer to that instead.').queryOptions(
    'post',
    '/api/privacy/your-data/answer',
    { body: { token } },
  )
