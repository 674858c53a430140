import { dependsOn, dependsOnNothing } from '../../api/depends-on.ts'

export const pitchQuery = dependsOn('pitch', 'site', 'contacts', 'sharing').queryOptions('get', '/api/investors/pitch')

export const pitchPageQuery = (token: string) =>
  dependsOnNothing('A reader changes nothing.').queryOptions('get', '/api/investors/pages/{token}', {
    params: { path: { token } },
  })
