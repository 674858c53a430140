import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  retryAfter: boolean
  bytes: number
}

export type Settle = (answer: Answer | null) => void

/**
 * As much of HTTP/1.1 as a generator needs: requests without a body, answers with a Content-Length. Written out because a
 * general client costs more per request than the refusals that are to be provoked.
 */
export class HttpConnection {
  readonly #port: number
  #socket: Socket | undefined
  #received = ''
  #settle: Settle | undefined

  constructor(port: number) {
    this.#port = port
  }

  /** Calls back with null when the connection was lost before the answer was whole. */
  send(text: string, settle: Settle): void {
    this.#settle = settle
    this.#socket ??= this.#open()
    this.#socket.write(text)
  }

  close(): void {
    this.#socket?.destroy()
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => this.#read(String(chunk)))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined
      this.#received = ''
      this.#finish(null)
    })
    return socket
  }

  #read(chunk: string): void {
    this.#received += chunk
    const end = this.#received.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = this.#received.slice(0, end).toLowerCase()
    const length = Number(/\r\ncontent-length: *(\d+)/.exec(head)?.[1] ?? 0)
    if (this.#received.length < end + 4 + length) return
    const bytes = this.#received.length
    this.#received = ''
    // Left to the server to close; the next request must not be written into a connection that is ending.
    if (head.includes('\r\nconnection: close')) this.#socket = undefined
    this.#finish({ status: Number(head.slice(9, 12)), retryAfter: head.includes('\r\nretry-after: '), bytes })
  }

  #finish(answer: Answer | null): void {
    const settle = this.#settle
    this.#settle = undefined
    settle?.(answer)
  }
}
