import { serve } from '@wellmet/platform/http/serve.ts'
import { connectedApps, oauth } from './connected-apps.contract.ts'
import { exchangeTokens, revokeToken } from './exchange-tokens.ts'
import { letAppIn, previewRequest, refuseApp } from './let-app-in.ts'
import { describeResource, describeServer, disconnectApp, listConnectedApps } from './show-connected-apps.ts'

export const connectedAppsRoutes = serve(connectedApps)({
  preview: (call) => previewRequest(call, call.query),
  connect: (call) => letAppIn(call, call.body),
  refuse: (call) => refuseApp(call, call.body),
  list: (call) => listConnectedApps(call),
  disconnect: (call) => disconnectApp(call, call.params.id),
})

export const oauthRoutes = serve(oauth)({
  serverMetadata: async (call) => describeServer(call),
  resourceMetadata: async (call) => describeResource(call),
  token: (call) => exchangeTokens(call, call.body),
  revoke: (call) => revokeToken(call, call.body),
})
