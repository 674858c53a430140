import { dependsOnNothing } from '../../api/depends-on.ts'

export const deviceCodeQuery = (userCode: string) =>
  dependsOnNothing('It describes a program.').queryOptions('get', '/api/account/device-codes/{userCode}', {
    params: { path: { userCode } },
  })
