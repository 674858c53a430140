import { randomUUID } from 'node:crypto'
import type { ProviderResponse } from '../../engine/provider.ts'
import { ProviderFailed } from '../../engine/provider-errors.ts'

export interface Part {
  status: number
  json(): unknown
}

/** Many requests as one: each is a part of a multipart body, and costs what it would cost alone. */
export function batchOf(paths: readonly string[]): { headers: Record<string, string>; body: string } {
  const boundary = `batch-${randomUUID()}`
  const parts = paths.map((path, i) =>
    [`--${boundary}`, 'Content-Type: application/http', `Content-ID: <${i}>`, '', `GET ${path}`, '', ''].join('\r\n'),
  )
  return {
    headers: { 'content-type': `multipart/mixed; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  }
}

export function partsIn(answer: ProviderResponse): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(answer.headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) throw new ProviderFailed('The answer to a batch has no parts.')
  const text = answer.text()
  if (!text.includes(`--${boundary}--`)) throw new ProviderFailed('The answer to a batch breaks off.')
  return text.split(`--${boundary}`).slice(1, -1).map(partOf)
}

/** The headers of the part, then a whole answer: its first line, its headers, its body. */
function partOf(text: string): Part {
  const inner = text.slice(text.search(/\r?\n\r?\n/)).trimStart()
  const status = /^HTTP\/[\d.]+ (\d{3})/.exec(inner)?.[1]
  if (status === undefined) throw new ProviderFailed('A part of a batch is no answer.')
  const body = inner.slice(inner.search(/\r?\n\r?\n/)).trim()
  return {
    status: Number(status),
    json: () => {
      try {
        return JSON.parse(body) as unknown
      } catch (error) {
        throw new ProviderFailed('A part of a batch is no JSON.', { cause: error })
      }
    },
  }
}
