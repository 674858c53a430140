import { api } from '../../api/client.ts'

/** The token goes in the body: addresses are written to logs. */
export const heldDataQuery = (token: string) =>
  api.queryOptions('post', '/api/privacy/your-data/answer', { body: { token } })
