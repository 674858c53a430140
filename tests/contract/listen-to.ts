import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

export interface Listener {
  status: number
  headers: IncomingHttpHeaders
  /** What comes next: an event, a comment, a setting; null when the stream has ended or broken off. */
  next(): Promise<string | null>
  /** The data of the next event. */
  nextEvent<T>(): Promise<T | null>
  hangUp(): void
}

/** Listens over a connection of its own, as a browser would. Not by fetch, which connects anew as soon as it hangs up. */
export async function listenTo(url: string, headers: Record<string, string> = {}): Promise<Listener> {
  const request = get(url, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  request.on('error', () => {})
  const blocks = blocksOf(response)
  const next = async () => (await blocks.next()).value ?? null
  return {
    status: response.statusCode!,
    headers: response.headers,
    next,
    async nextEvent<T>() {
      for (let block = await next(); block !== null; block = await next())
        if (block.startsWith('data: ')) return JSON.parse(block.slice('data: '.length)) as T
      return null
    },
    hangUp: () => void request.destroy(),
  }
}

async function* blocksOf(response: IncomingMessage): AsyncGenerator<string, undefined> {
  let held = ''
  try {
    for await (const text of response.setEncoding('utf8') as AsyncIterable<string>) {
      const blocks = (held + text).split('\n\n')
      held = blocks.pop()!
      yield* blocks
    }
  } catch {
    // Hung up by either side.
  }
}
