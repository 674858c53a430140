import { gzipSync } from 'node:zlib'

export interface AnswerFigures {
  people: number
  relationships: number
  bytes: number
  gzipped: number
  times: number
  medianMs: number
  slowestMs: number
}

const times = 11

/** The API alone, after one request that nobody counts: the statements are prepared by then. */
export async function measureAnswer(address: string, cookie: string): Promise<AnswerFigures> {
  const took: number[] = []
  let text = ''
  for (let turn = 0; turn <= times; turn += 1) {
    const began = performance.now()
    const answer = await fetch(`${address}/api/network/map?limit=5000`, { headers: { cookie } })
    text = await answer.text()
    if (!answer.ok) throw new Error(`The picture was answered ${answer.status}: ${text}`)
    if (turn > 0) took.push(performance.now() - began)
  }
  const networkMap = JSON.parse(text) as { people: unknown[]; relationships: { from: number[] }[] }
  const sorted = took.toSorted((a, b) => a - b)
  return {
    people: networkMap.people.length,
    relationships: networkMap.relationships.reduce((sum, { from }) => sum + from.length, 0),
    bytes: Buffer.byteLength(text),
    gzipped: gzipSync(text).length,
    times,
    medianMs: sorted[Math.floor(times / 2)]!,
    slowestMs: sorted.at(-1)!,
  }
}
