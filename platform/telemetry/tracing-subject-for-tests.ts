import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { stopTracing } from './tracing.ts'

// A process as ours: an HTTP server whose handler asks PostgreSQL, called once.
const pool = new Pool({ host: '127.0.0.1', port: Number(process.argv[2]), user: 'u', database: 'd', ssl: false })
const server = createServer((_, response) => {
  void pool.query('select 42').then(() => response.end('done'))
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  get({ port, host: '127.0.0.1', path: '/people?token=canary-secret&page=2' }, (response) => {
    response.resume().on('end', () => void finish())
  })
})

async function finish() {
  const isTraced = Symbol.for('opentelemetry.js.api.1') in globalThis
  await stopTracing()
  process.stdout.write(isTraced ? 'traced' : 'untraced')
  process.exit(0)
}
