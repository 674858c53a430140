import { serve } from '@wellmet/platform/http/serve.ts'
import { changeRequest } from './change-request.ts'
import { introduceFromSearch, requestIntroduction } from './request-introduction.ts'
import { joinOpenAsk, showOpenAsk } from './join-open-ask.ts'
import { networkIntro, openAsks, requests } from './requests.contract.ts'
import { showRequest, showRequests } from './show-requests.ts'
import { tryNextPath } from './try-next-path.ts'

export const requestsRoutes = serve(requests)({
  list: (call) => showRequests(call, call.query),
  show: (call) => showRequest(call, call.params.id),
  create: (call) => requestIntroduction(call, call.body),
  update: (call) => changeRequest(call, call.params.id, call.body),
  nextPath: (call) => tryNextPath(call, call.params.id),
})

export const openAsksRoutes = serve(openAsks)({
  find: (call) => showOpenAsk(call, call.query),
  join: (call) => joinOpenAsk(call, call.body),
})

export const networkIntroRoutes = serve(networkIntro)({
  create: (call) => introduceFromSearch(call, call.body),
})
