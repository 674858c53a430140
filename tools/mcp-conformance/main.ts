import { spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { repository } from '../repository.ts'

/**
 * The official conformance suite against a server that runs, such as the demo:
 * WELLMET_KEY=… npm run mcp:conformance -- http://localhost:4000
 * with a key that has the scope mcp:use and those of the tools (Settings → API keys, “Assistants”). The suite sends no
 * credentials, so a front of ours adds the key, and passes its own origin on as that of the server. What the server does not offer, prompts and resources for
 * example, is in expected-failures.yml; a failure that is not, or one that passes by now, fails the run. The suite is fetched
 * from npm and is no dependency: it brings a hundred packages.
 */
const suite = '@modelcontextprotocol/conformance@0.2.0-alpha.12'
const address = process.argv[2]
const key = process.env['WELLMET_KEY']
if (!address || !key) throw new Error('WELLMET_KEY=… npm run mcp:conformance -- http://localhost:4000')

const target = new URL(address)
const front = createServer((incoming, outgoing) => {
  const { host: _, ...headers } = incoming.headers
  const { port } = front.address() as AddressInfo
  if (headers.origin === `http://127.0.0.1:${port}`) headers.origin = target.origin
  const forwarded = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers: { ...headers, authorization: `Bearer ${key}` } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  forwarded.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(forwarded)
})
await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
const { port } = front.address() as AddressInfo

const child = spawn(
  'npm',
  [
    'exec',
    '--yes',
    `--package=${suite}`,
    '--',
    'conformance',
    'server',
    '--url',
    `http://127.0.0.1:${port}/mcp`,
    '--requirements',
    '2026-07-28',
    '--expected-failures',
    join(repository, 'tools/mcp-conformance/expected-failures.yml'),
    ...process.argv.slice(3),
  ],
  { stdio: 'inherit' },
)
child.once('exit', (code) => {
  front.close()
  process.exitCode = code ?? 1
})
