import { type ChildLoggerOptions, type DestinationStream, type Logger, pino } from 'pino'
import { redact, redactFields } from './redact.ts'
import { redactText } from './redact-text.ts'
import { currentRequest } from './request-context.ts'

export type Log = Logger

export type LogOptions = {
  level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  name: string
  destination?: DestinationStream
}

/** JSON lines from which secrets are removed by name and by shape, wherever they stand. */
export function createLog({ level, name, destination }: LogOptions): Log {
  const log = pino(
    {
      level,
      name,
      formatters: { log: redactFields, level: (label) => ({ level: label }) },
      serializers: { msg: redactText, err: redact },
      hooks: {
        logMethod(args, method) {
          const [first, ...values] = args
          method.apply(this, [first, ...values.map(redactInterpolated)] as Parameters<typeof method>)
        },
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const request = currentRequest()
        return request === undefined ? {} : { requestId: request.id }
      },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  )
  return guardChildren(log)
}

const redactInterpolated = (value: unknown) => (typeof value === 'object' ? redact(value) : value)

/**
 * pino drops the bindings formatter for children and runs a child's own serializers after the log formatter: both
 * would be ways around the redaction, and so would a child's own formatters, which are therefore ignored.
 * Children inherit from their parent, so one override on the root holds for all.
 */
function guardChildren(log: Log): Log {
  const base = Object.getPrototypeOf(log) as Pick<Log, 'child' | 'setBindings'>
  return Object.assign(log, {
    child(this: Log, bindings: object, { level, msgPrefix, redact: paths, serializers = {} }: ChildLoggerOptions = {}) {
      const guarded = Object.entries(serializers).map(([key, serialize]) => [
        key,
        (value: unknown) => redactFields({ [key]: serialize(value) })[key],
      ])
      const options = { level, msgPrefix, redact: paths, serializers: Object.fromEntries(guarded) as object }
      const given = Object.entries(options).filter(([, value]) => value !== undefined)
      return Reflect.apply(base.child, this, [redactFields(bindings), Object.fromEntries(given)])
    },
    setBindings(this: Log, bindings: object) {
      Reflect.apply(base.setBindings, this, [redactFields(bindings)])
    },
  })
}
