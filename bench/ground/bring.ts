import { setTimeout as sleep } from 'node:timers/promises'

interface Imported {
  seconds: number
  counts: { created: number; unchanged: number; evidence: number }
}

/** Uploads an export and waits until it is in the network. */
export async function bring({ origin }: { origin: string }, cookie: string, file: Buffer): Promise<Imported> {
  const began = performance.now()
  const { id } = await answerOf<{ id: string }>(202, () =>
    fetch(`${origin}/api/network/imports?fileName=export.zip`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: file,
    }),
  )
  for (;;) {
    const { import: now } = await answerOf<{
      import: { state: string; problem: string; counts: Imported['counts'] }
    }>(200, () => fetch(`${origin}/api/network/imports/${id}`, { headers: { cookie } }))
    if (now.state === 'refused') throw new Error(`The import was refused: ${now.problem}`)
    if (now.state === 'done') {
      const { created, unchanged, evidence } = now.counts
      return { seconds: (performance.now() - began) / 1000, counts: { created, unchanged, evidence } }
    }
    await sleep(100)
  }
}

const mostLost = 60

/** Comes back when told to come back later, and when the connection was lost, as a client does. */
async function answerOf<T>(expected: number, ask: () => Promise<Response>): Promise<T> {
  let lost = 0
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if ((lost += 1) > mostLost) throw error
      return null
    })
    if (answer === null) {
      await sleep(1000)
      continue
    }
    if (answer.status === expected) return (await answer.json()) as T
    const retryAfter = answer.headers.get('retry-after')
    if (answer.status !== 503 || retryAfter === null)
      throw new Error(`An import was answered ${answer.status}: ${await answer.text()}`)
    await sleep(Number(retryAfter) * 1000)
  }
}
