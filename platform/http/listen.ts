import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'

/**
 * Node takes one new connection per listening socket and turn of its loop. A turn is long under load, so a thousand
 * clients who connect at once waited for seconds before anybody even read their request, and health probes behind them.
 * More sockets on the same port (SO_REUSEPORT) let as many in per turn: at five times the capacity the admitted p99 went
 * from seconds to about a tenth of one (docs/measurements). Where the system has no SO_REUSEPORT there is one door, as ever.
 */
const socketCount = 64

export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<number> {
  const reusePort = process.platform === 'linux'
  const options: FastifyListenOptions & { reusePort: boolean } = { host, port, backlog: 1024, reusePort }
  const others: Server[] = []
  app.addHook('preClose', async () => others.forEach((socket) => socket.close()))
  await app.listen(options)
  const bound = (app.server.address() as AddressInfo).port
  if (!reusePort) return bound
  while (others.length < socketCount - 1) others.push(await openSocket(app, host, bound))
  return bound
}

async function openSocket(app: FastifyInstance, host: string, port: number): Promise<Server> {
  const socket = createServer({ noDelay: true, pauseOnConnect: false }, (connection) =>
    app.server.emit('connection', connection),
  )
  socket.listen({ host, port, backlog: 1024, reusePort: true })
  await once(socket, 'listening')
  return socket
}
