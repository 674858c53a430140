import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The preferred port when nobody listens on it, otherwise any free one. Loopback only. */
export const findFreePort = async (preferred: number | null): Promise<number> => {
  if (preferred !== null) {
    const kept = await tryPort(preferred)
    if (kept !== null) return kept
  }
  const port = await tryPort(0)
  if (port === null) throw new Error('There is no free port on 127.0.0.1.')
  return port
}

const tryPort = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const { port: bound } = server.address() as AddressInfo
      server.close(() => resolve(bound))
    })
  })
