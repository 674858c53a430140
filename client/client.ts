import { endpointsWithKey } from './endpoints-with-key.gen.ts'
import type { Args, CallOptions, ItemOf, ListPath, Method, OperationOf, PathOf, ReplyOf } from './operations.ts'
import { pauseBefore } from './retry.rules.ts'
import { readError, WellmetError } from './wellmet-error.ts'

export { readRetryAfter, WellmetError, type ErrorCode } from './wellmet-error.ts'
export { verifyWebhook, WebhookNotVerified, type WebhookEvent } from './verify-webhook.ts'
export type { ItemOf, ListPath, ReplyOf, Schemas } from './operations.ts'

export interface ClientOptions {
  /** The address of the server, such as https://wellmet.example.com. */
  url: string
  /** An API key. Without it only what anybody may call. */
  key?: string | undefined
  /** Four unless said otherwise; 1 never repeats. */
  maxTries?: number
  /** For one try, 30 seconds unless said otherwise. */
  timeoutMs?: number
  fetch?: typeof fetch
}

type Call<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...args: Args<OperationOf<M, P>>
) => Promise<ReplyOf<OperationOf<M, P>>>

export interface WellmetClient {
  get: Call<'get'>
  post: Call<'post'>
  put: Call<'put'>
  patch: Call<'patch'>
  delete: Call<'delete'>
  /** Every item of a list, page by page, as they are asked for. */
  list<P extends ListPath>(path: P, ...args: Args<OperationOf<'get', P>>): AsyncGenerator<ItemOf<P>, void, undefined>
}

type QueryValue = string | number | boolean | undefined

/** As all parts look at run time, whatever the endpoint. */
interface AnyParts extends CallOptions {
  path?: Record<string, string>
  query?: Record<string, QueryValue | readonly QueryValue[]>
  body?: unknown
}

const longestPauseMs = 60_000

export function createClient(options: ClientOptions): WellmetClient {
  const call =
    (method: Method) =>
    (path: string, parts: AnyParts = {}) =>
      send(options, method, path, parts)
  const get = call('get')
  async function* list(path: string, parts: AnyParts = {}) {
    let cursor = parts.query?.['cursor']
    do {
      const query = cursor === undefined ? parts.query : { ...parts.query, cursor }
      const page = (await get(path, { ...parts, ...(query ? { query } : {}) })) as {
        items: unknown[]
        next: string | null
      }
      yield* page.items
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
  }
  // The types come from the document of the server, which no value here carries.
  return {
    get,
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
    list,
  } as WellmetClient
}

async function send(options: ClientOptions, method: Method, path: string, parts: AnyParts): Promise<unknown> {
  const { maxTries = 4 } = options
  const takesKey = method === 'post' && endpointsWithKey.has(path)
  const idempotencyKey = parts.idempotencyKey ?? (takesKey ? crypto.randomUUID() : undefined)
  const isSafe = method === 'get' || (takesKey && idempotencyKey !== undefined)
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(options, method, path, { ...parts, ...(idempotencyKey ? { idempotencyKey } : {}) })
    } catch (error) {
      if (!(error instanceof WellmetError)) throw error
      const pause = pauseBefore({ tries, isSafe, random: Math.random() }, error, { maxTries, longestPauseMs })
      if (pause === null) throw error
      await wait(pause, parts.signal)
    }
  }
}

async function tryOnce(options: ClientOptions, method: Method, path: string, parts: AnyParts): Promise<unknown> {
  const { url, key, timeoutMs = 30_000, fetch: fetchWith = fetch } = options
  const { body, idempotencyKey, signal } = parts
  const isFile = typeof body === 'string' || body instanceof Uint8Array || body instanceof Blob
  const deadline = AbortSignal.timeout(timeoutMs)
  const response = await fetchWith(addressOf(url, path, parts), {
    method: method.toUpperCase(),
    headers: {
      accept: 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    // A redirect could carry the key elsewhere.
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    ...(body === undefined ? {} : { body: isFile ? (body as NonNullable<RequestInit['body']>) : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    const title = deadline.aborted
      ? `No answer within ${timeoutMs / 1000} seconds`
      : `${new URL(url).host} cannot be reached`
    throw new WellmetError({ code: 'unreachable', status: 0, title, cause })
  })
  if (!response.ok) throw await readError(response)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return text === '' ? undefined : isJson ? JSON.parse(text) : text
}

function addressOf(url: string, path: string, { path: names = {}, query = {} }: AnyParts): URL {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''))
  const address = new URL(filled, url)
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) address.searchParams.append(name, String(one))
  }
  return address
}

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason instanceof Error ? signal.reason : new Error('The call was given up.'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
