import { dependsOn } from '../../api/depends-on.ts'

const mostShown = 10

type About = { personId?: string; companyId?: string }

/** Of a person also what is known of their company. */
export const signalsQuery = (about: About) =>
  dependsOn('contacts', 'connected accounts', 'leads', 'requests').queryOptions('get', '/api/network/signals', {
    params: { query: { ...about, limit: mostShown } },
  })
