import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { guardLookup, type Resolve } from './guarded-lookup.ts'
import { createOutbound, type OutboundOptions } from './outbound.ts'

async function startServer(listener: RequestListener) {
  let connections = 0
  const server = createServer(listener).listen(0, '127.0.0.1')
  server.on('connection', () => (connections += 1))
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, origin: `http://127.0.0.1:${port}`, connections: () => connections }
}

function open(options: OutboundOptions = {}) {
  const outbound = createOutbound({ connectMs: 300, totalMs: 2000, maxTries: 1, ...options })
  onTestFinished(() => outbound.close())
  return outbound
}

const spellings = `
  http://127.0.0.1/ http://2130706433/ http://0x7f000001/ http://0177.0.0.1/ http://127.1/ http://0/ http://[::]/
  http://[::1]/ http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/ http://[::127.0.0.1]/
  http://[64:ff9b::7f00:1]/ http://[2002:7f00:1::]/ http://100.64.0.1/ http://①②⑦.⓪.⓪.①/ http://１２７.0.0.1/
  http://127.0.0.1./ http://localhost/ http://localhost./ http://example.com@127.0.0.1/
  http://127.0.0.1:80@example.com/ http://169.254.169.254/latest/meta-data/ http://[fd00:ec2::254]/
  http://[fe80::1]/ http://10.0.0.1/ http://192.168.1.1/ http://172.16.0.1/ http://0x7f.0x0.0x0.0x1/
  http://127.0.0.1:8080/ http://example.com:22/ file:///etc/passwd gopher://127.0.0.1:70/ ftp://example.com/
  data:text/plain,x javascript:alert(1) //x
`
  .trim()
  .split(/\s+/)

test.each(spellings)('%s is refused before anything is sent', async (url) => {
  const outbound = open()
  await expect(outbound.request(url)).rejects.toMatchObject({
    code: expect.stringMatching(/^(bad_url|forbidden_address)$/),
  })
})

test.each([
  ['one private address', ['127.0.0.1']],
  ['a public and a private one', ['93.184.216.34', '10.0.0.1']],
  ['a mapped one', ['::ffff:169.254.169.254']],
  ['none', []],
])('a name that leads to %s is refused', async (_, addresses) => {
  const resolve: Resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  await expect(open({ resolve }).request('http://innocent.test/')).rejects.toMatchObject({ code: 'forbidden_address' })
})

test('a name server that changes its answer gains nothing: the address checked is the address used', async () => {
  const canary = await startServer((_, response) => response.end())
  const answers = [['93.184.216.34'], ['127.0.0.1'], ['::1', '127.0.0.1']]
  const resolve: Resolve = async () =>
    (answers.shift() ?? ['127.0.0.1']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const lookup = guardLookup(resolve)
  await new Promise<void>((done) => lookup('rebind.test', { all: true }, (error) => (expect(error).toBeNull(), done())))
  for (let round = 0; round < 3; round += 1) {
    const socket = connect({ host: 'rebind.test', port: canary.port, lookup })
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('E_FORBIDDEN_ADDRESS')
  }
  expect(canary.connections()).toBe(0)
})

test('a redirect chain ends where it leaves the public internet', async () => {
  const canary = await startServer((_, response) => response.end('reached'))
  const goals = [
    `${canary.origin}/`,
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'file:///etc/passwd',
    'http://u:p@example.com/',
  ]
  const { origin } = await startServer((request, response) => {
    const url = request.url ?? ''
    const goal = goals[Number(url.slice(3))] ?? ''
    response.writeHead(302, { location: url.startsWith('/a') ? url.replace('/a', '/b') : goal }).end()
  })
  const outbound = open({ trustedOrigins: [origin] })
  for (const n of goals.keys()) {
    await expect(outbound.request(`${origin}/a/${n}`)).rejects.toMatchObject({
      code: expect.stringMatching(/^(bad_url|forbidden_address)$/),
    })
  }
  expect(canary.connections()).toBe(0)
})

test('a redirect cannot borrow the trust of another configured origin', async () => {
  const inner = await startServer((_, response) => response.end('inner'))
  const outer = await startServer((_, response) => response.writeHead(307, { location: inner.origin }).end())
  const outbound = open({ trustedOrigins: [inner.origin, outer.origin] })
  await expect(outbound.request(outer.origin)).rejects.toMatchObject({ code: 'bad_url' })
  expect(inner.connections()).toBe(0)
})

test('trust is for the exact origin and not for addresses typed by users', async () => {
  const server = await startServer((_, response) => response.end('inner'))
  const outbound = open({ trustedOrigins: [`${server.origin}/some/path`] })
  expect((await outbound.request(`${server.origin}/x`)).text()).toBe('inner')
  await expect(outbound.request(`http://localhost:${server.port}/`)).rejects.toMatchObject({ code: 'bad_url' })
  await expect(outbound.request(server.origin, { isUserGiven: true })).rejects.toMatchObject({ code: 'bad_url' })
  expect(server.connections()).toBe(1)
})

test.each([
  '127.0.0.1',
  '2130706433',
  '127.1',
  '0x7f.1',
  'localhost',
  '169.254.169.254',
  '10.0.0.1',
  'a.test@10.0.0.1',
])('the address of a mail server %s is not given', async (host) => {
  await expect(open().findAddress(host)).rejects.toMatchObject({
    code: expect.stringMatching(/^(bad_url|forbidden_address)$/),
  })
})

test('the address of a name is the one that was checked', async () => {
  const leadsTo = (address: string): OutboundOptions => ({ resolve: async () => [{ address, family: 4 }] })
  expect(await open(leadsTo('93.184.216.34')).findAddress('mail.test')).toBe('93.184.216.34')
  await expect(open(leadsTo('192.168.0.7')).findAddress('mail.test')).rejects.toMatchObject({
    code: 'forbidden_address',
  })
})

test('of what a user typed, only an origin that the operator named may be private', async () => {
  const server = await startServer((_, response) => response.end('here'))
  const outbound = open({ trustedOrigins: [server.origin] })
  await expect(outbound.request(server.origin, { isUserGiven: true })).rejects.toMatchObject({ code: 'bad_url' })
  const answer = await outbound.request(server.origin, { isUserGiven: true, userOrigins: [server.origin] })
  expect(answer.text()).toBe('here')
})
