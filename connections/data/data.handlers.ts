import { Refusal } from '@wellmet/platform/contract/refusal.ts'
import { serve, type MemberCall } from '@wellmet/platform/http/serve.ts'
import { connectTypedAccount } from '../engine/connect-typed-account.ts'
import type { ConnectedAccount, ConsentAnswer } from '../engine/engine.contract.ts'
import { finishConsent } from '../engine/finish-consent.ts'
import type { Provider } from '../engine/provider.ts'
import { showOffers } from '../engine/show-accounts.ts'
import { sourcesOf, startConsent } from '../engine/start-consent.ts'
import { csv } from '../providers/csv/csv.ts'
import { googleSheets } from '../providers/google-sheets/google-sheets.ts'
import { autoConnect } from './auto-connect.ts'
import { data, type ConnectTable, type TableConnection } from './data.contract.ts'
import { spreadsheetIn } from './data.rules.ts'
import { showStatus, showTable, showTables, toTables } from './show-tables.ts'

export function dataRoutes(providers: readonly Provider[]) {
  const tables = providers.filter(({ category }) => category === 'table')
  return serve(data)({
    providers: (call) => showOffers(call, tables),
    connections: async (call) => ({ items: await showTables(call, tables) }),
    connection: (call) => showTable(call, tables, call.params.id),
    connect: (call) => connect(call, call.body),
    sheetsStatus: (call) => showStatus(call, googleSheets),
    autoConnect,
    callback: (call) => comeBack(call, call.query),
  })
}

async function connect(
  call: MemberCall,
  wanted: ConnectTable,
): Promise<{ connection: TableConnection | null; url: string | null } | Refusal> {
  if (wanted.provider === 'google-sheets') {
    const { url } = wanted.access
    const shown: Record<string, string> = url === undefined ? {} : { file_ids: spreadsheetIn(url) }
    return { connection: null, ...(await startConsent(call, googleSheets, sourcesOf(googleSheets), shown)) }
  }
  const account = await connectTypedAccount(call, csv, wanted.access)
  if (account instanceof Refusal) return account
  const [connection = null] = await toTables(call, [account])
  return { connection, url: null }
}

/** One is picked at a time; of several the first counts. */
const comeBack = (
  call: MemberCall,
  { picked_file_ids: picked, ...said }: ConsentAnswer & { picked_file_ids?: string | undefined },
): Promise<ConnectedAccount | Refusal> => finishConsent(call, googleSheets, said, picked?.split(',')[0] ?? null)
