import { serve } from '@wellmet/platform/http/serve.ts'
import { changeRules, requestSync } from './change-account.ts'
import { disconnectAccount } from './disconnect-account.ts'
import { connectedAccounts } from './engine.contract.ts'
import { listFolders } from './list-folders.ts'
import type { Provider } from './provider.ts'
import { showHistory, showProviders } from './show-accounts.ts'
import { watchAccount } from './watch-account.ts'

export const connectedAccountsRoutes = (providers: readonly Provider[]) =>
  serve(connectedAccounts)({
    list: (call) => showProviders(call, providers),
    show: (call) => showHistory(call, call.params.id),
    progress: (call) => watchAccount(call, call.params.id),
    change: (call) => changeRules(call, call.params.id, call.body),
    folders: (call) => listFolders(call, providers, call.params.id),
    sync: (call) => requestSync(call, call.params.id, call.body),
    async disconnect(call) {
      await disconnectAccount(call, call.params.id)
    },
  })
