import { EventEmitter } from 'node:events'
import { redactText } from './redact-text.ts'

const gone = '[redacted]'
const deepest = 8
const widest = 200

const credentials = `
  authorization proxyauthorization cookie cookies setcookie password passwd passphrase token tokens secret
  secrets apikey apikeys credential credentials privatekey otp totp pin recoverycodes backupcodes codeverifier
  sealed keyring signature
`
// What people wrote to each other, and request or response bodies, which may be exactly that.
const writings = `
  body rawbody bodytext bodyhtml html text rawmessage mime draft
`
const secretNames = new Set(`${credentials} ${writings}`.trim().split(/\s+/))
const secretEndings = /(?:token|secret|password|passwd|apikey|cookie|authorization|credentials|privatekey|passphrase)$/

const known = new Map<string, boolean>()

function isSecretName(name: string): boolean {
  const remembered = known.get(name)
  if (remembered !== undefined) return remembered
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const answer = secretNames.has(plain) || secretEndings.test(plain)
  // Field names are ours and few; names out of foreign data must not fill the memory.
  if (known.size < 5000) known.set(name, answer)
  return answer
}

/** A copy fit for a log line: secret names emptied at every depth, free text cleaned, live objects summarised. */
export function redact(value: unknown): unknown {
  return clean(value, 0, new Set())
}

export function redactFields(fields: object): Record<string, unknown> {
  return cleanFields(fields, 0, new Set([fields]))
}

function clean(value: unknown, depth: number, seen: Set<object>): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'function' || typeof value === 'symbol') return undefined
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (seen.has(value)) return '[circular]'
  if (depth >= deepest) return '[deeper]'
  seen.add(value)
  try {
    return cleanObject(value, depth, seen)
  } finally {
    seen.delete(value)
  }
}

function cleanObject(value: object, depth: number, seen: Set<object>): unknown {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`
  if (value instanceof URL) return redactText(value.href)
  if (value instanceof Error) return cleanError(value, depth, seen)
  if (value instanceof Map) return cleanFields(Object.fromEntries(value), depth, seen)
  if (Array.isArray(value) || value instanceof Set) {
    return [...value].slice(0, widest).map((item) => clean(item, depth + 1, seen))
  }
  return (
    summarise(value) ?? (hasToJSON(value) ? clean(value.toJSON(), depth + 1, seen) : cleanFields(value, depth, seen))
  )
}

function cleanFields(fields: object, depth: number, seen: Set<object>): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields).slice(0, widest)) {
    const harmless = value === null || value === undefined || typeof value === 'boolean'
    result[name] = isSecretName(name) && !harmless ? gone : clean(value, depth + 1, seen)
  }
  return result
}

function cleanError(error: Error, depth: number, seen: Set<object>): Record<string, unknown> {
  const own = cleanFields(error, depth, seen)
  // PostgreSQL puts whole failing rows into `detail` ("Failing row contains (…)").
  if ('detail' in own) own['detail'] = gone
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...own,
    ...(error.cause === undefined ? {} : { cause: clean(error.cause, depth + 1, seen) }),
    ...(error instanceof AggregateError ? { errors: clean(error.errors, depth + 1, seen) } : {}),
  }
}

/** Requests, responses, sockets: walking them would cost milliseconds and print their headers. */
function summarise(value: object): unknown {
  const isPlain = Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null
  if (isPlain) return undefined
  const live = value as Record<string, unknown>
  if (typeof live['method'] === 'string' && typeof live['url'] === 'string' && 'headers' in live) {
    return { method: live['method'], url: redactText(live['url']), host: live['host'], ip: live['ip'] }
  }
  if (typeof live['statusCode'] === 'number' && 'getHeader' in live) return { statusCode: live['statusCode'] }
  return value instanceof EventEmitter ? `[${value.constructor.name}]` : undefined
}

function hasToJSON(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function'
}
