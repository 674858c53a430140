import { dependsOn, dependsOnNothing } from '../../api/depends-on.ts'

export const connectedAppsQuery = dependsOn('connected apps').queryOptions('get', '/api/connected-apps')

export const authorizationQuery = (request: string) =>
  dependsOnNothing('It describes a program.').queryOptions('get', '/api/connected-apps/request', {
    params: { query: { request } },
  })
