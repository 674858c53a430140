import { setTimeout as sleep } from 'node:timers/promises'

interface Imported {
  seconds: number
  counts: { created: number; unchanged: number; evidence: number }
}

/** Uploads an export and waits until it is in the network. */
export async function bring({ origin }: { origin: string }, cookie: string, file: Buffer): Promise<Imported> {
  const began = performance.now()
  const response = await fetch(`${origin}/api/network/imports?fileName=export.zip`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/octet-stream' },
    body: file,
  })
  if (response.status !== 202) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  for (;;) {
    const shown = await fetch(`${origin}/api/network/imports/${id}`, { headers: { cookie } })
    const { import: now } = (await shown.json()) as {
      import: { state: string; problem: string; counts: Imported['counts'] }
    }
    if (now.state === 'refused') throw new Error(`The import was refused: ${now.problem}`)
    if (now.state === 'done') {
      const { created, unchanged, evidence } = now.counts
      return { seconds: (performance.now() - began) / 1000, counts: { created, unchanged, evidence } }
    }
    await sleep(100)
  }
}
