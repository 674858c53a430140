import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { authorizedRequest } from './authorized-request.ts'
import type { AccountRow } from './engine.store.ts'
import {
  isTyped,
  type ProviderRequest,
  type ConsentProvider,
  type Folder,
  type Position,
  type Provider,
  type Source,
  type SourceName,
  type SourcePage,
} from './provider.ts'
import { ProviderFailed } from './provider-errors.ts'
import { openTyped, usableToken } from './tokens.ts'

export interface OpenSource {
  read(position: Position): Promise<SourcePage>
  listFolders(): Promise<Folder[]>
  close(): void
}

/** One source of an account, whichever way the member gave access to it. */
export async function openSource(
  services: Services,
  db: Db,
  provider: Provider,
  name: SourceName,
  row: AccountRow,
): Promise<OpenSource> {
  if (!isTyped(provider)) return openWithTokens(services, db, provider, name, row)
  const account = await provider.open(services, openTyped(services, row))
  return {
    read: (position) => account.read(name, position),
    listFolders: async () => (await account.listFolders?.(name)) ?? [],
    close: () => account.close(),
  }
}

function openWithTokens(
  services: Services,
  db: Db,
  provider: ConsentProvider,
  name: SourceName,
  row: AccountRow,
): OpenSource {
  const source = present(
    provider.sources.find((one) => one.name === name),
    'source of the provider',
  )
  const request = requestAs(services, db, provider, row, source)
  return {
    read: (position) => source.read(request, position),
    listFolders: async () => (await source.listFolders?.(request)) ?? [],
    close: () => undefined,
  }
}

/** Requests with the tokens of an account, to one of its sources or to the provider itself. */
export function requestAs(
  services: Services,
  db: Db,
  provider: ConsentProvider,
  row: Pick<AccountRow, 'id' | 'baseUrl'>,
  source: Source | null = null,
): ProviderRequest {
  const signIn = provider.signIn(services.config)
  if (!signIn) throw new ProviderFailed('It is not set up any more.')
  return authorizedRequest(services, {
    provider,
    source,
    baseUrl: source?.baseUrl?.(services.config) ?? row.baseUrl ?? signIn.baseUrl,
    token: (refused) => usableToken(services, db, row.id, signIn, refused === undefined ? {} : { refused }),
  })
}
