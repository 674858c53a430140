import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const requests = new AsyncLocalStorage<string>()
const acceptable = /^[\w.:-]{8,128}$/

/** Keeps the caller's id when it is safe to print, so that one id follows a request through proxies. */
export function takeRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && acceptable.test(header) ? header : randomUUID()
}

/** Every log line written inside `run`, however deep or late, carries this id. */
export function withRequestId<T>(id: string, run: () => T): T {
  return requests.run(id, run)
}

export function currentRequestId(): string | undefined {
  return requests.getStore()
}
