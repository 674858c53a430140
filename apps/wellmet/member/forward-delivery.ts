import { say } from './print.ts'

export interface SignedDelivery {
  headers: Record<string, string>
  body: string
}

const timeoutMs = 10_000

/** The status that the local program answered, or null if there was no answer. */
export async function forwardDelivery(to: URL, { headers, body }: SignedDelivery): Promise<number | null> {
  try {
    const { status } = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    say(`  ${to.href} answered ${status}`)
    return status
  } catch (error) {
    say(`  ${to.href} did not answer: ${(error as Error).message}`)
    return null
  }
}
