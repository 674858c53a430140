import { startSlowClients, type SlowKind, type Target } from '../sockets/slow-clients.ts'

/** A process of its own, so that being slow does not slow down measuring anybody else. */
const crowds: ReturnType<typeof startSlowClients>[] = []
process.on('message', (order: 'stop' | { kind: SlowKind; clients: number; target: Target }) => {
  if (order === 'stop') {
    process.send!(crowds.reduce((sum, crowd) => sum + crowd.stop().connections, 0))
    process.disconnect()
  } else {
    crowds.push(startSlowClients(order.kind, order.clients, order.target))
  }
})
