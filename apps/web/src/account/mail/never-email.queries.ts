import { api } from '../../api/client.ts'

export const neverEmailQuery = (token: string) =>
  api.queryOptions('get', '/api/never-email/{token}', { params: { path: { token } } })
