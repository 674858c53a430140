import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract, type Endpoint } from './endpoint.ts'
import { byteFile, textFile } from './file.plug-in.ts'
import { form } from './form.plug-in.ts'
import { onceOnly } from './idempotency.plug-in.ts'
import { fromOtherSites } from './other-sites.plug-in.ts'
import { plugInFaults, type PlugIn } from './plug-in.ts'
import { probe } from './probe.plug-in.ts'
import { secret } from './shapes.ts'
import { stream } from './stream.plug-in.ts'
import { webhook } from './webhook.plug-in.ts'

const endpoint = (fields: Partial<Endpoint>): Endpoint => ({
  route: 'GET /planted',
  access: 'anyone',
  summary: 'planted',
  reply: z.object({}),
  ...fields,
})

const ownToken: PlugIn = { name: 'own token', caller: { by: 'handler', scheme: 'own', openApi: {} } }

test.each([
  ['a handler that checks a token itself', 'viewer', [ownToken]],
  ['a caller whom nobody asks for', 'admin', [fromOtherSites]],
  ['a probe', 'user', [probe]],
] as const)('with any access but anyone it is refused: %s', (_, access, plugIns) => {
  const [name] = plugIns.map((one) => one.name)
  expect(plugInFaults(endpoint({ access, plugIns }))).toEqual([
    `GET /planted: ${name} does not ask who calls, but its access is ${access}`,
  ])
  expect(plugInFaults(endpoint({ access: 'anyone', plugIns }))).toEqual([])
})

test('two plug-ins cannot both decide about the same thing', () => {
  const plugIns = [textFile('text/csv', 'a.csv'), byteFile('application/zip', 'a.zip')]
  expect(plugInFaults(endpoint({ plugIns }))).toEqual(['GET /planted: file and file both decide about the reply'])
  expect(plugInFaults(endpoint({ plugIns: [form, fromOtherSites, webhook('signature')] }))).toEqual([])
})

test('a plug-in says why an endpoint cannot have it', () => {
  const reply = z.object({ key: secret(z.string()) })
  expect(plugInFaults(endpoint({ plugIns: [onceOnly], reply }))).toEqual([
    'GET /planted: once only: it answers with a secret, which cannot be kept for repeats',
  ])
})

test('a field that no endpoint has does not compile, so that no mark is lost', () => {
  const about = { route: 'GET /planted', access: 'anyone', summary: 'planted', reply: z.object({}) } as const
  // @ts-expect-error -- misspelled, and so it would be read by nobody
  const wrong = contract('planted', { show: { ...about, key: 'never' } })
  expect(contract('planted', { show: { ...about, plugIns: [stream] } }).endpoints.show).toMatchObject(about)
  expect(wrong.family).toBe('planted')
})
