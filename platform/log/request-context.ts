import { AsyncLocalStorage } from 'node:async_hooks'

/** Who asks, from where. One object per request: it is filled in while the request is admitted. */
export interface RequestContext {
  readonly id: string
  /** Never the whole address. Null for a job, which runs later and somewhere else. */
  readonly network: string | null
  userId?: string
  workspaceId?: string | null
}

const requests = new AsyncLocalStorage<RequestContext>()

/** Every log line written inside `run`, however deep or late, carries the id of the request. */
export function withRequest<T>(context: RequestContext, run: () => T): T {
  return requests.run(context, run)
}

export const currentRequest = (): RequestContext | undefined => requests.getStore()

export function notePrincipal({ userId, workspaceId }: { userId: string; workspaceId: string | null }): void {
  const context = requests.getStore()
  if (context) Object.assign(context, { userId, workspaceId })
}
