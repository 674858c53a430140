import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface Target {
  port: number
  /** Of somebody who is signed in: uploads and answers need one. */
  cookie: string
  /** Something long that is answered with GET. */
  longPath: string
}

/** What a client does with its connection once it is open. It goes on until the connection is closed. */
type Slowness = (socket: Socket, target: Target) => Promise<void>

const everyMs = 200

async function trickle(socket: Socket, bytes: string): Promise<void> {
  while (!socket.destroyed) {
    socket.write(bytes)
    await pause(everyMs)
  }
}

const post = (path: string, headers: string, { cookie }: Target): string =>
  `POST ${path} HTTP/1.1\r\nhost: wellmet.test\r\ncookie: ${cookie}\r\n${headers}\r\n\r\n`
const json = 'content-type: application/json\r\ncontent-length: 2000'
const file = 'content-type: application/octet-stream\r\ncontent-length: 2000000'
const signIn = '/api/account/sign-in'

export const slowClients = {
  'connections without a byte': async () => {},
  'headers that trickle in': async (socket) => {
    socket.write('GET /api/account/session HTTP/1.1\r\nhost: wellmet.test\r\n')
    await trickle(socket, 'x-slow: 1\r\n')
  },
  'bodies that do not come': async (socket, target) => void socket.write(`${post(signIn, json, target)}{`),
  'bodies that trickle in': async (socket, target) => {
    socket.write(post(signIn, json, target))
    await trickle(socket, ' ')
  },
  'half-open connections': async (socket, target) => void socket.end(`${post(signIn, json, target)}{`),
  'uploads that trickle in': async (socket, target) => {
    socket.write(post('/api/network/imports?fileName=slow.csv', file, target))
    await trickle(socket, 'a')
  },
  'answers that are not read': async (socket, { cookie, longPath }) => {
    socket.pause()
    // One long answer that blocks the connection, and others that wait behind it.
    for (let asked = 0; asked < 8 && !socket.destroyed; asked += 1) {
      const path = asked === 0 ? longPath : '/api/account/session'
      socket.write(`GET ${path} HTTP/1.1\r\nhost: wellmet.test\r\ncookie: ${cookie}\r\n\r\n`)
      await pause(5)
    }
  },
} as const satisfies Record<string, Slowness>

export type SlowKind = keyof typeof slowClients
export const slowKinds = Object.keys(slowClients) as SlowKind[]

/** So many slow clients at once. Whoever is hung up on connects again a second later: more would be a flood. */
export function startSlowClients(kind: SlowKind, count: number, target: Target) {
  const open = new Set<Socket>()
  let isOver = false
  let connections = 0
  const connectAgain = () => {
    if (isOver) return
    const socket = connect({ port: target.port, host: '127.0.0.1', allowHalfOpen: true })
    connections += 1
    open.add(socket)
    if (kind !== 'answers that are not read') socket.resume()
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    socket.on('close', () => {
      open.delete(socket)
      setTimeout(connectAgain, 1_000)
    })
    socket.once('connect', () => void slowClients[kind](socket, target))
  }
  for (let client = 0; client < count; client += 1) connectAgain()
  return {
    stop(): { connections: number } {
      isOver = true
      for (const socket of open) socket.destroy()
      return { connections }
    },
  }
}
