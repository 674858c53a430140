import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { ConnectedAccount, SyncRun } from '../engine/engine.contract.ts'
import type { Provider } from '../engine/provider.ts'
import { countStored } from '../engine/read-records.ts'
import { showHistory, showProvider, showProviders } from '../engine/show-accounts.ts'
import type { NextStep, TableConnection } from './data.contract.ts'
import { dataMessages } from './data.messages.ts'
import { nextStepOf } from './data.rules.ts'

/** The tables of all these providers. */
export async function showTables(call: MemberCall, providers: readonly Provider[]): Promise<TableConnection[]> {
  const { items } = await showProviders(call, providers)
  return await toTables(
    call,
    items.flatMap(({ accounts }) => accounts),
  )
}

/** Throws 404 for an account that is no table, or none of the viewer's. */
export async function showTable(
  call: MemberCall,
  providers: readonly Provider[],
  id: string,
): Promise<{ connection: TableConnection; runs: SyncRun[] }> {
  const { account, runs } = await showHistory(call, id)
  const [connection] = await toTables(call, [account])
  if (!connection || !providers.some(({ name }) => name === account.provider)) throw notFound('table')
  return { connection, runs }
}

export async function showStatus(call: MemberCall, provider: Provider) {
  const { isAvailable, state, accounts } = await showProvider(call, provider)
  const connections = await toTables(call, accounts)
  const nextStep = nextStepOf(isAvailable, connections)
  return { isAvailable, state, connections, nextStep, advice: advice[nextStep]() }
}

const advice: Record<NextStep, () => string> = {
  ask_operator: dataMessages.adviceAskOperator,
  connect: dataMessages.adviceConnect,
  connect_again: dataMessages.adviceConnectAgain,
  check: dataMessages.adviceCheck,
  wait: dataMessages.adviceWait,
  none: dataMessages.adviceNone,
}

export const toTables = ({ db }: MemberCall, accounts: readonly ConnectedAccount[]): Promise<TableConnection[]> =>
  db.transaction(async (tx) => {
    const stored = await countStored(
      tx,
      accounts.map(({ id }) => id),
    )
    return accounts.map((account) => toTable(account, stored.get(account.id) ?? 0))
  })

function toTable(account: ConnectedAccount, rows: number): TableConnection {
  const { id, provider, address, state, connectedAt } = account
  // There is one until the account is deleted.
  const [source] = account.sources
  return {
    id,
    provider,
    name: address,
    state,
    connectedAt,
    rows,
    leftOut: source?.skipped ?? {},
    isRunning: source?.isRunning ?? false,
    lastSuccessAt: source?.lastSuccessAt ?? null,
    nextRunAt: source?.nextRunAt ?? null,
    problem: source?.problem ?? null,
  }
}
