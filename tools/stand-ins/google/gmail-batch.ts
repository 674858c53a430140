import { STATUS_CODES } from 'node:http'
import type { Answer, AskedOfStandIn } from '../stand-in-protocol.ts'
import { googleError } from './google-answers.ts'

const mostParts = 100

/** Answers the parts of a `multipart/mixed` batch one by one. Each part counts, and costs, as if it had come alone. */
export async function answerBatch(
  asked: AskedOfStandIn,
  answerPart: (part: { method: string; target: string; of: AskedOfStandIn }) => Promise<Answer>,
): Promise<Answer> {
  const boundary = /^multipart\/mixed;.*boundary="?([^";]+)"?/i.exec(asked.headers['content-type'] ?? '')?.[1]
  if (!boundary) return googleError(400, 'badRequest', 'Missing boundary in multipart/mixed')
  const parts = partsOf(asked.body, boundary)
  if (!parts) return googleError(400, 'badRequest', 'Failed to parse batch request')
  if (parts.length > mostParts)
    return googleError(400, 'badRequest', `The batch request has too many parts; at most ${mostParts} are allowed.`)
  const answered: string[] = []
  for (const { contentId, method, target } of parts) {
    const answer = await answerPart({ method, target, of: asked })
    answered.push(writePart(answer, contentId))
  }
  const ours = `batch_${Buffer.from(boundary).toString('hex').slice(0, 24)}`
  const body = `${answered.map((part) => `--${ours}\r\n${part}`).join('')}--${ours}--\r\n`
  return { status: 200, headers: { 'content-type': `multipart/mixed; boundary=${ours}` }, body }
}

interface Part {
  contentId: string | undefined
  method: string
  target: string
}

/** Undefined if one of them is no request. */
function partsOf(body: string, boundary: string): Part[] | undefined {
  const chunks = body.split(`--${boundary}`).slice(1, -1)
  const parts = chunks.map((chunk): Part | undefined => {
    const [head = '', request = ''] = chunk.replace(/^\r?\n/, '').split(/\r?\n\r?\n/)
    const contentId = /^content-id:\s*<?([^>\r\n]+)>?/im.exec(head)?.[1]
    const line = /^([A-Z]+) (\S+)/.exec(request)
    return line ? { contentId, method: line[1]!, target: line[2]! } : undefined
  })
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function writePart({ status, headers, body }: Answer, contentId: string | undefined): string {
  const json = JSON.stringify(body)
  const lines = [
    'Content-Type: application/http',
    ...(contentId ? [`Content-ID: <response-${contentId}>`] : []),
    '',
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=UTF-8',
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`),
    `Content-Length: ${Buffer.byteLength(json)}`,
    '',
    json,
    '',
  ]
  return lines.join('\r\n')
}
