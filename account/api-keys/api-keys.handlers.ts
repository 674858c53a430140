import { serve } from '@wellmet/platform/http/serve.ts'
import { apiKeys } from './api-keys.contract.ts'
import { issueApiKey, revokeApiKey, showApiKeys } from './issue-api-key.ts'

export const apiKeysRoutes = serve(apiKeys)({
  list: (call) => showApiKeys(call),
  create: (call) => issueApiKey(call, call.body),
  revoke: (call) => revokeApiKey(call, call.params.id),
})
