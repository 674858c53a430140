import { get } from 'node:http'

export interface Answered {
  status: number
  body: Record<string, unknown>
}

/** On a connection of its own: one that is silent while the oracle thinks would be closed. */
export const getJson = (url: string, cookie: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { cookie } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Answered['body']
        resolve({ status: response.statusCode ?? 0, body })
      })
    }).once('error', reject)
  })
