import { dependsOn } from '../../api/depends-on.ts'

export const passkeysQuery = dependsOn('passkeys').queryOptions('get', '/api/security/passkeys')
