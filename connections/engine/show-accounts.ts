import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { stateOf } from './account-states.rules.ts'
import type { ConnectedAccount, ProviderOffer, ProviderStatus, SourceStatus, SyncProblem } from './engine.contract.ts'
import { engineMessages } from './engine.messages.ts'
import { hasOpenConsent, listAccounts, listRuns, listSources, type SourceRow } from './engine.store.ts'
import { isTyped, sourcesWithFolders, type Provider } from './provider.ts'

const offerOf = ({ services: { config } }: Pick<MemberCall, 'services'>, provider: Provider): ProviderOffer => ({
  provider: provider.name,
  label: provider.label,
  category: provider.category,
  isAvailable: isTyped(provider) ? (provider.isSetUp?.(config) ?? true) : provider.signIn(config) !== null,
})

/** What can be connected, without what of it is. */
export const showOffers = async (
  call: MemberCall,
  providers: readonly Provider[],
): Promise<{ items: ProviderOffer[] }> => ({ items: providers.map((provider) => offerOf(call, provider)) })

export const showProviders = async (
  call: MemberCall,
  providers: readonly Provider[],
): Promise<{ items: ProviderStatus[] }> =>
  call.db.transaction(async (tx) => {
    const accounts = await accountsOf(tx)
    const items: ProviderStatus[] = []
    for (const provider of providers) {
      const own = accounts.filter((account) => account.provider === provider.name)
      const { isOpen } = await hasOpenConsent(tx, { provider: provider.name, now: call.services.now() })
      items.push({
        ...offerOf(call, provider),
        reads: provider.sources.map(({ name }) => name),
        folders: sourcesWithFolders(provider),
        state: stateOf(
          own.map(({ state }) => state),
          isOpen,
        ),
        accounts: own,
      })
    }
    return { items }
  })

export async function showProvider(call: MemberCall, provider: Provider): Promise<ProviderStatus> {
  const { items } = await showProviders(call, [provider])
  return items[0] as ProviderStatus
}

export const showAccount = ({ db }: Pick<MemberCall, 'db'>, id: string): Promise<ConnectedAccount> =>
  db.transaction(async (tx) => getAccount(tx, id))

export const showHistory = ({ db }: MemberCall, id: string) =>
  db.transaction(async (tx) => ({
    account: await getAccount(tx, id),
    runs: (await listRuns(tx, { accountId: id })).map(({ startedAt, finishedAt, problem, ...run }) => ({
      ...run,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
      problem: sentenceOf(problem),
    })),
  }))

/** Throws 404 for none of the viewer's. */
export async function getAccount(tx: Tx, id: string): Promise<ConnectedAccount> {
  const account = (await accountsOf(tx)).find((one) => one.id === id)
  if (!account) throw notFound('connected account')
  return account
}

async function accountsOf(tx: Tx) {
  const accounts = await listAccounts(tx)
  const sources = await listSources(tx, { accounts: accounts.map(({ id }) => id) })
  return accounts.map(({ connectedAt, ...account }) => ({
    ...account,
    connectedAt: connectedAt.toISOString(),
    sources: sources.filter(({ accountId }) => accountId === account.id).map(toStatus),
  }))
}

const toStatus = ({ startedAt, succeededAt, nextRunAt, failures, problem, ...row }: SourceRow): SourceStatus => ({
  source: row.source,
  isComplete: row.isComplete,
  read: row.read,
  stored: row.stored,
  skipped: row.skipped,
  isRunning: startedAt !== null && failures === 0,
  lastSuccessAt: succeededAt?.toISOString() ?? null,
  nextRunAt: nextRunAt?.toISOString() ?? null,
  problem: sentenceOf(problem),
})

const sentences: Record<SyncProblem, () => string> = {
  provider_failed: engineMessages.providerFailed,
  not_permitted: engineMessages.notPermitted,
  answer_unreadable: engineMessages.answerUnreadable,
  nothing_there: engineMessages.nothingThere,
  not_a_table: engineMessages.notATable,
}

const sentenceOf = (problem: SyncProblem | null): string | null => problem && sentences[problem]()
