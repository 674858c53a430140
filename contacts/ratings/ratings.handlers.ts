import { serve } from '@wellmet/platform/http/serve.ts'
import { rateContact, skipContact, takeBackRating } from './rate-contact.ts'
import { ratings } from './ratings.contract.ts'

export const ratingsRoutes = serve(ratings)({
  rate: (call) => rateContact(call, call.params.id, call.body.familiarity),
  skip: (call) => skipContact(call, call.params.id),
  takeBack: (call) => takeBackRating(call, call.params.id),
})
