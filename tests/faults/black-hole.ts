import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Undoing } from '../../bench/ground/undoing.ts'

export interface BlackHole {
  port: number
  /** From now on connections are taken, and nobody ever answers, as behind a firewall that drops packets. */
  close(): void
  /** From now on new connections lead to the server again. Those from before stay silent. */
  open(): void
}

/** A way to a server on this machine that can go silent. */
export async function startBlackHole(serverPort: number, undoing: Undoing): Promise<BlackHole> {
  let isOpen = true
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((socket) => {
    keep(socket)
    if (!isOpen) {
      socket.resume()
      return
    }
    const onward = keep(connect(serverPort, '127.0.0.1'))
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  undoing.later(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      isOpen = false
      for (const socket of sockets) socket.unpipe()
    },
    open() {
      isOpen = true
    },
  }
}
