import { serve } from '@wellmet/platform/http/serve.ts'
import { eraseContact, liftErasure, showErasures } from './erase-contact.ts'
import { erasures } from './erasures.contract.ts'

export const erasuresRoutes = serve(erasures)({
  erase: (call) => eraseContact(call, call.params.id),
  list: (call) => showErasures(call),
  lift: (call) => liftErasure(call, call.body),
})
