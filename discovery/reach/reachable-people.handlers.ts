import { serve } from '@wellmet/platform/http/serve.ts'
import { reachablePeople } from './reachable-people.contract.ts'
import { listReachablePeople } from './list-reachable-people.ts'

export const reachablePeopleRoutes = serve(reachablePeople)({ list: (call) => listReachablePeople(call, call.query) })
