import type { PlugIn } from './plug-in.ts'
import { secretFields } from './secret-fields.ts'

const headers = [{ name: 'Idempotency-Key', required: false, schema: { type: 'string', maxLength: 255 } }]

/** For what creates: a POST repeated with the same Idempotency-Key answers the same and does nothing twice. */
export const onceOnly: PlugIn = {
  name: 'once only',
  openApi: { headers },
  around: (exchange, run) => {
    const key = exchange.idempotencyKey()
    return key === null ? run() : exchange.once(key, run)
  },
  faultOf: ({ reply }) =>
    secretFields(reply).length > 0 ? 'it answers with a secret, which cannot be kept for repeats' : null,
}

export interface Repeatable {
  idempotencyKey: string | null
}

/** The handler gives the Idempotency-Key to an outside service, and that one does nothing twice. */
export const passesKey: PlugIn<Repeatable> = {
  name: 'passes the key',
  openApi: { headers },
  extend: (exchange) => ({ idempotencyKey: exchange.idempotencyKey() }),
}
