import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { AccountCall } from './account-call.ts'
import type { ConnectedAccount } from './engine.contract.ts'
import type { AccountOwner, TypedProvider } from './provider.ts'
import { AccessEnded, ProviderFailed, SlowDown, type TypedProblem } from './provider-errors.ts'
import { saveAccount } from './save-account.ts'
import { showAccount } from './show-accounts.ts'
import { saveTyped } from './tokens.ts'
import { typedMessages } from './typed.messages.ts'

/** Opens the account once with what was typed in, and stores it only if that worked. */
export async function connectTypedAccount(
  call: AccountCall,
  provider: TypedProvider,
  typed: unknown,
): Promise<ConnectedAccount | Refusal> {
  const owner = await ownerOf(call, provider, typed)
  const sources = provider.sources.map(({ name }) => name)
  const saved = await saveAccount(call, provider, {
    owner,
    baseUrl: null,
    permitted: sources,
    wanted: sources,
    saveAccess: (tx, row) => saveTyped(tx, call.services, row, typed),
  })
  return typeof saved === 'string'
    ? await showAccount(call, saved)
    : refuse(fail('conflict', saved.reason({ provider: provider.label })))
}

async function ownerOf({ services }: AccountCall, provider: TypedProvider, typed: unknown): Promise<AccountOwner> {
  try {
    const account = await provider.open(services, typed)
    try {
      return await account.identifyOwner()
    } finally {
      account.close()
    }
  } catch (error) {
    if (error instanceof SlowDown) throw fail('unprocessable', typedMessages.busy())
    if (!(error instanceof AccessEnded || error instanceof ProviderFailed)) throw error
    throw refusalOf(error.problem)
  }
}

const sentences: Record<TypedProblem['code'], () => string> = {
  wrong_password: typedMessages.wrongPassword,
  link_refused: typedMessages.linkRefused,
  host_not_found: typedMessages.hostNotFound,
  not_public: typedMessages.notPublic,
  no_answer: typedMessages.noAnswer,
  no_tls: typedMessages.noTls,
  bad_certificate: typedMessages.badCertificate,
  nothing_there: typedMessages.nothingThere,
  too_large: typedMessages.tooLarge,
  not_a_mailbox: typedMessages.notAMailbox,
  not_a_calendar: typedMessages.notACalendar,
  not_a_table: typedMessages.notATable,
  not_a_workflow: typedMessages.notAWorkflow,
}

function refusalOf(problem: TypedProblem | undefined): Problem {
  if (!problem) return fail('unprocessable', typedMessages.noAnswer())
  const message = sentences[problem.code]()
  return fail('unprocessable', message, { errors: [{ field: `access.${problem.field}`, message }] })
}
