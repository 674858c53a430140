import { serve } from '@wellmet/platform/http/serve.ts'
import { searchBroadly } from './broad-search.ts'
import { lookUpPeople, showProfile } from './look-up-people.ts'
import { people } from './people.contract.ts'
import { searchNetwork } from './search-network.ts'

export const peopleRoutes = serve(people)({
  findInNetwork: (call) => searchNetwork(call, call.query),
  searchNetwork: (call) => searchNetwork(call, call.body),
  search: (call) => searchBroadly(call, call.body),
  profile: (call) => showProfile(call, call.params.id),
  lookup: (call) => lookUpPeople(call, call.body.people),
})
