import { ZodError } from 'zod'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { cleanText } from '@wellmet/platform/files/text/clean-text.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isRead } from './account-states.rules.ts'
import { AccountFolder, type SourceStatus } from './engine.contract.ts'
import { engineMessages } from './engine.messages.ts'
import { findAccount, type AccountRow } from './engine.store.ts'
import { openSource } from './open-source.ts'
import { sourcesWithFolders, type Folder, type Provider } from './provider.ts'
import { AccessEnded, NotPermitted, ProviderFailed, SlowDown } from './provider-errors.ts'
import { showAccount } from './show-accounts.ts'

/** What can be left out of an account. The provider is asked: folders come and go there. */
export async function listFolders(
  call: MemberCall,
  providers: readonly Provider[],
  id: string,
): Promise<{ items: AccountFolder[] }> {
  const { state, sources } = await showAccount(call, id)
  const row = await call.db.transaction((tx) => findAccount(tx, { id }))
  const provider = providers.find(({ name }) => name === row?.provider)
  if (!row || !provider || !isRead(state)) throw fail('conflict', engineMessages.connectAgain())
  const withFolders = sourcesWithFolders(provider)
  const items: AccountFolder[] = []
  for (const { source } of sources.filter((one) => withFolders.includes(one.source))) {
    const folders = await askProvider(call, provider, source, row)
    items.push(...folders.flatMap((folder) => toItem(source, folder)))
  }
  return { items }
}

/** One that cannot be named as it is cannot be left out. */
function toItem(source: SourceStatus['source'], { id, name }: Folder): AccountFolder[] {
  const item = AccountFolder.safeParse({ source, id, name: cleanText(name) ?? cleanText(id) })
  return item.success ? [item.data] : []
}

async function askProvider(
  { services, db }: MemberCall,
  provider: Provider,
  source: SourceStatus['source'],
  row: AccountRow,
): Promise<Folder[]> {
  try {
    const opened = await openSource(services, db, provider, source, row)
    try {
      return await opened.listFolders()
    } finally {
      opened.close()
    }
  } catch (error) {
    if (error instanceof AccessEnded) throw fail('conflict', engineMessages.connectAgain())
    const isTheirs = [NotPermitted, ProviderFailed, SlowDown, ZodError].some((kind) => error instanceof kind)
    throw isTheirs ? fail('unprocessable', engineMessages.foldersNotListed()) : error
  }
}
