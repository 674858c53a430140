import { serve } from '@wellmet/platform/http/serve.ts'
import { apiKeys } from './api-keys.contract.ts'
import { issueApiKey } from './issue-api-key.ts'
import { showApiKeys, showKeysOfWorkspace } from './list-api-keys.ts'
import { revokeApiKey, revokeKeyOfMember } from './revoke-api-key.ts'

export const apiKeysRoutes = serve(apiKeys)({
  list: (call) => showApiKeys(call),
  create: (call) => issueApiKey(call, call.body),
  revoke: (call) => revokeApiKey(call, call.params.id),
  listOfWorkspace: (call) => showKeysOfWorkspace(call),
  revokeOfMember: (call) => revokeKeyOfMember(call, call.params.id),
})
