import { startSlowClients, type SlowKind, type Target } from '../sockets/slow-clients.ts'

/** A process of its own, so that being slow does not slow down measuring anybody else. */
let crowd: ReturnType<typeof startSlowClients> | undefined
process.on('message', (order: 'stop' | { kind: SlowKind; clients: number; target: Target }) => {
  if (order === 'stop') {
    process.send!(crowd?.stop().connections ?? 0)
    process.disconnect()
  } else {
    crowd = startSlowClients(order.kind, order.clients, order.target)
  }
})
