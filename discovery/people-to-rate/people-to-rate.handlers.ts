import { serve } from '@wellmet/platform/http/serve.ts'
import { peopleToRate } from './people-to-rate.contract.ts'
import { showPeopleToRate } from './show-people-to-rate.ts'

export const peopleToRateRoutes = serve(peopleToRate)({
  list: (call) => showPeopleToRate(call, call.query),
})
