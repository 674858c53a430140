import { serve } from '@wellmet/platform/http/serve.ts'
import { connectExtension, previewClient, registerClient } from './connect-extension.ts'
import { disconnect, logOut } from './end-grants.ts'
import { exchangeCode } from './exchange-code.ts'
import { extension, extensionConnections } from './extension.contract.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { listConnections, showExtensionSession, recordHeartbeat } from './show-extension.ts'

export const extensionRoutes = serve(extension)({
  register: (call) => registerClient(call, call.body),
  exchangeCode: (call) => exchangeCode(call, call.body),
  refresh: (call) => refreshTokens(call, call.body),
  logout: (call) => logOut(call, call.body),
  session: (call) => showExtensionSession(call),
  heartbeat: (call) => recordHeartbeat(call, call.body),
})

export const extensionConnectionsRoutes = serve(extensionConnections)({
  preview: (call) => previewClient(call, call.query),
  connect: (call) => connectExtension(call, call.body),
  list: (call) => listConnections(call),
  disconnect: (call) => disconnect(call, call.params.id),
})
