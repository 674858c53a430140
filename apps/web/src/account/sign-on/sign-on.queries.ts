import { api } from '../../api/client.ts'

export const signOnQuery = api.queryOptions('get', '/api/security/sign-on')
export const signOnLinksQuery = api.queryOptions('get', '/api/account/sign-on/links')
