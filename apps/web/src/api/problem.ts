import { apiMessages } from './api.messages.ts'

/** An RFC 9457 problem document, as every failing answer of the API is one. */
export type Problem = {
  type: string
  title: string
  status: number
  detail?: string
  code: string
  errors?: { field: string; message: string }[]
  requestId?: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const isProblem = (value: unknown): value is Problem =>
  isObject(value) &&
  typeof value['title'] === 'string' &&
  typeof value['status'] === 'number' &&
  typeof value['code'] === 'string'

/** The browser knows that it has no network; while it has one, it knows nothing of the way to us. */
export const isOffline = (): boolean => 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine

/** The detail of a refused body names its fields for programs. What is wrong with a field is a sentence of its own. */
const inSentences = (problem: Problem): Problem =>
  problem.code === 'invalid_request' && problem.errors?.length
    ? { ...problem, detail: [...new Set(problem.errors.map(({ message }) => message))].join(' ') }
    : problem

/** Whatever went wrong, as a problem: an answer from a proxy, or no answer at all, has no document. */
export const toProblem = (error: unknown): Problem => {
  if (isProblem(error)) return inSentences(error)
  if (isOffline()) {
    return {
      type: 'about:blank',
      title: apiMessages.offline(),
      status: 0,
      code: 'offline',
      detail: apiMessages.offlineDetail(),
    }
  }
  if (error instanceof TypeError) {
    return {
      type: 'about:blank',
      title: apiMessages.unreachable(),
      status: 0,
      code: 'unreachable',
      detail: apiMessages.checkConnection(),
    }
  }
  return {
    type: 'about:blank',
    title: apiMessages.unexpected(),
    status: 500,
    code: 'unexpected',
    detail: apiMessages.tryAgainLater(),
  }
}

/** Why it failed and what to do, in one or two sentences. */
export const reasonOf = (error: unknown): string => toProblem(error).detail ?? apiMessages.tryAgainLater()

/** What happened and why, for an alert that stands alone. */
export const problemText = ({ title, detail }: Problem): string =>
  apiMessages.titleAndDetail({ title, detail: detail ?? apiMessages.tryAgainLater() })

export const isSignedOut = (error: unknown): boolean => isProblem(error) && error.status === 401

/** A refusal stays a refusal; only silence and failures of the server may pass by themselves. */
export const worthRetrying = (error: unknown): boolean => {
  const { status } = toProblem(error)
  return status === 0 || status >= 500
}
