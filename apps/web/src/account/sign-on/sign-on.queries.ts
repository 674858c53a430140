import { dependsOn } from '../../api/depends-on.ts'

export const signOnQuery = dependsOn('sign-on', 'domains', 'members').queryOptions('get', '/api/security/sign-on')
export const signOnLinksQuery = dependsOn('sign-on').queryOptions('get', '/api/account/sign-on/links')
