import type { PlugIn } from './plug-in.ts'

/** What another service sent, as it came. */
export interface Webhook {
  body: Buffer
  /** The headers that the contract names, in lower case. */
  headers: Readonly<Record<string, string>>
}

/**
 * Called by another service, which signs what it sends. The handler gets these headers and the bytes as they came, and
 * reads nothing of them before it has checked the signature.
 */
export const webhook = (...headers: readonly string[]): PlugIn<{ webhook: Webhook }> => ({
  name: 'webhook',
  openApi: {
    requestBody: { required: true, content: { 'application/json': {} } },
    headers: headers.map((name) => ({ name, required: true, schema: { type: 'string' } })),
  },
  extend: (exchange) => ({
    webhook: {
      body: exchange.body(),
      headers: Object.fromEntries(
        headers.flatMap((name) => {
          const value = exchange.header(name)
          return value === undefined ? [] : [[name, value]]
        }),
      ),
    },
  }),
})

const fields = 'application/x-www-form-urlencoded'

/** The same for a service that sends a form. */
export const signedForm = (...headers: readonly string[]): PlugIn<{ webhook: Webhook }> => {
  const { openApi, ...plugIn } = webhook(...headers)
  return {
    ...plugIn,
    name: 'signed form',
    request: { types: [fields], read: () => undefined },
    openApi: { ...openApi, requestBody: { required: true, content: { [fields]: {} } } },
  }
}
