import { setTimeout as pause } from 'node:timers/promises'
import type { Listening } from '@wellmet/platform/contract/stream.plug-in.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { Problem } from '@wellmet/platform/contract/problem.ts'
import type { ConnectedAccount } from './engine.contract.ts'
import { showAccount } from './show-accounts.ts'

const everyMs = 700

/** Each look is a transaction of its own: between two of them nothing is held. */
export async function watchAccount(call: MemberCall & Listening, id: string): Promise<AsyncIterable<ConnectedAccount>> {
  return changes(await showAccount(call, id), call, id)
}

/** Ends when the account is gone. */
async function* changes(
  first: ConnectedAccount,
  call: MemberCall & Listening,
  id: string,
): AsyncGenerator<ConnectedAccount> {
  let said = ''
  for (let now: ConnectedAccount | null = first; now; now = await look(call, id)) {
    const text = JSON.stringify(now)
    if (text !== said) yield now
    said = text
    await pause(everyMs, undefined, { signal: call.signal })
  }
}

async function look(call: MemberCall, id: string): Promise<ConnectedAccount | null> {
  try {
    return await showAccount(call, id)
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}
