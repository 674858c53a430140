import { serve } from '@wellmet/platform/http/serve.ts'
import { lookUpPeople, showProfile } from './look-up-people.ts'
import { people } from './people.contract.ts'

export const peopleServed = serve(people)({
  profile: (call) => showProfile(call, call.params.id),
  lookup: (call) => lookUpPeople(call, call.body.people),
})
