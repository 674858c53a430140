import { dependsOnNothing } from '../../api/depends-on.ts'

export const neverEmailQuery = (token: string) =>
  dependsOnNothing('Whoever objects sees the answer to that instead.').queryOptions('get', '/api/never-email/{token}', {
    params: { path: { token } },
  })
