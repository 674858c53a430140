import { serve } from '@wellmet/platform/http/serve.ts'
import { chooseObjection, showHeldData } from './choose-objection.ts'
import { askForDataLink } from './data-link.ts'
import { objections } from './objections.contract.ts'

export const objectionsRoutes = serve(objections)({
  ask: (call) => askForDataLink(call, call.body),
  show: (call) => showHeldData(call, call.body.token),
  choose: (call) => chooseObjection(call, call.body.token, call.body.choice),
})
