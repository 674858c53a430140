import type { ProviderAnswer, SignOnOutcome } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { http } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { type Exact, unwrap } from '../../api/query.ts'

export type FinishedSignOn = { isDone: true; outcome: SignOnOutcome } | { isDone: false; why: string }

/** As the address has it: any part may be missing. */
type GivenAnswer = { [Part in keyof ProviderAnswer]?: ProviderAnswer[Part] | undefined }

/** An answer counts once, so it is handed over once, however often the screen is drawn. */
let finishing: Promise<FinishedSignOn> | null = null

/** Takes over what the address says, so that it can leave the address and the history of the browser. */
export const startFinishing = (answer: GivenAnswer): void => {
  finishing ??= finish(answer)
}

/** How it ended. A page that was loaded again has nothing to hand over. */
export const finishedSignOn = (): Promise<FinishedSignOn> =>
  finishing ?? Promise.resolve({ isDone: false, why: signOnMessages.notOurs() })

async function finish(answer: GivenAnswer): Promise<FinishedSignOn> {
  try {
    // A part that is undefined is not sent.
    const body = { state: '', ...answer } as Exact<ProviderAnswer>
    return { isDone: true, outcome: await unwrap(http.POST('/api/account/sign-on/finish', { body })) }
  } catch (error) {
    return { isDone: false, why: reasonOf(error) }
  }
}
