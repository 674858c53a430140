import { serve } from '@wellmet/platform/http/serve.ts'
import { connectTypedAccount } from '../engine/connect-typed-account.ts'
import type { TypedProvider } from '../engine/provider.ts'
import { luma } from '../gatherings/luma.ts'
import { caldav } from '../providers/caldav/caldav.ts'
import { csv } from '../providers/csv/csv.ts'
import { ics } from '../providers/ics/ics.ts'
import { imap } from '../providers/imap/imap.ts'
import { typedAccounts, type TypedAccount } from './typed-accounts.contract.ts'

const byName: Record<TypedAccount['provider'], TypedProvider> = { imap, caldav, ics, csv, luma }

export const typedAccountsRoutes = serve(typedAccounts)({
  connect: (call) => connectTypedAccount(call, byName[call.body.provider], call.body.access),
})
