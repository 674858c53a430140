import type { ConsentAnswer } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { http } from '../../api/client.ts'
import { type Exact, unwrap } from '../../api/query.ts'
import { findConsent } from './providers.ts'

export type Finished =
  | { isConnected: true; returnsTo: '/settings/channels' | '/settings/connected-accounts' | '/settings/email-access' }
  | { isConnected: false; provider: string | null; why: string }

/** How the state begins when more was allowed with the mails of an account that is connected. */
const mailConsent = 'mail-access'

/** As the address has it: any part may be missing. */
type GivenAnswer = { [Part in keyof ConsentAnswer]?: ConsentAnswer[Part] | undefined } & {
  picked_file_ids?: string | undefined
}

/** An answer counts once, so it is handed over once, however often the screen is drawn. */
let finishing: Promise<Finished> | null = null

/** Takes over what the address says, so that it can leave the address and the history of the browser. */
export const startFinishing = (answer: GivenAnswer): void => {
  finishing ??= finish(answer)
}

/** How it ended. A page that was loaded again has nothing to hand over. */
export const finished = (): Promise<Finished> =>
  finishing ?? Promise.resolve({ isConnected: false, provider: null, why: engineMessages.nothingToFinish() })

async function finish({
  state = '',
  code,
  iss,
  error: refusal,
  picked_file_ids: picked,
}: GivenAnswer): Promise<Finished> {
  const [name = ''] = state.split('.')
  if (name === mailConsent) return await finishMail({ state, code, iss, error: refusal } as Exact<ConsentAnswer>)
  const provider = findConsent(name)
  if (!provider) return { isConnected: false, provider: null, why: engineMessages.unknownProvider() }
  try {
    // A parameter that is undefined is not sent.
    await provider.finish({ state, code, iss, error: refusal } as Exact<ConsentAnswer>, picked)
    return { isConnected: true, returnsTo: provider.returnsTo ?? '/settings/connected-accounts' }
  } catch (error) {
    return { isConnected: false, provider: name, why: reasonOf(error) }
  }
}

async function finishMail(query: Exact<ConsentAnswer>): Promise<Finished> {
  try {
    await unwrap(http.GET('/api/outreach/mail-access/callback', { params: { query } }))
    return { isConnected: true, returnsTo: '/settings/email-access' }
  } catch (error) {
    return { isConnected: false, provider: null, why: reasonOf(error) }
  }
}
