import { createHash } from 'node:crypto'
import { startStandIn, type StandInServer } from './stand-in-server.ts'
import type { Answer } from './stand-in-protocol.ts'

export interface PublishedFiles extends StandInServer {
  /** Puts a file there, or another one in its place. */
  publish(path: string, text: string): void
}

const said = (status: number) => (): Answer => ({ status, body: `${status}` })

/** Files at secret links, with an ETag each, as calendars and sheets are published. */
export async function startPublishedFiles(): Promise<PublishedFiles> {
  const files = new Map<string, string>()
  const standIn = await startStandIn({
    grant: { account: '', scopes: [] },
    refusals: {
      unauthorized: said(401),
      expiredCursor: said(410),
      tooManyRequests: said(429),
      serverError: (status) => ({ status, body: 'error' }),
      notFound: said(404),
    },
    routes: [
      {
        operation: 'file.get',
        method: 'GET',
        path: /^\/(?<path>.+)$/,
        isOpen: true,
        answer: ({ headers }, _grant, { path = '' }) => {
          const text = files.get(path)
          if (text === undefined) return { status: 404, body: 'not here' }
          const etag = `"${createHash('sha256').update(text).digest('hex')}"`
          if (headers['if-none-match'] === etag) return { status: 304, headers: { etag } }
          return { status: 200, headers: { etag }, body: text }
        },
      },
    ],
  })
  return Object.assign(standIn, { publish: (path: string, text: string) => void files.set(path, text) })
}
