import { dependsOn } from '../../api/depends-on.ts'

export const devicesQuery = dependsOn('devices').queryOptions('get', '/api/security/devices')
