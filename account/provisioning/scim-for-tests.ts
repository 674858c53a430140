import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { dnsServerForThisTest } from '../../tests/world/dns-server.ts'
import { withExtension } from '../../tests/world/extension.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

interface Step {
  says: string
  request: string
  body?: unknown
  status: number
  answer?: object
  lacks?: string
  keep?: string
}

type Json = Record<string, unknown>

/** One request of a directory, as it goes over the wire. */
export async function callScim(
  world: World,
  secret: string,
  request: string,
  body?: unknown,
  type = 'application/scim+json',
) {
  const [method = '', path = ''] = request.split(' ')
  const response = await fetch(`${world.origin()}/scim/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      accept: 'application/scim+json',
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    etag: response.headers.get('etag') ?? '',
    body: (text === '' ? {} : JSON.parse(text)) as Json,
  }
}

/** A world with a DNS server, an owner whose workspace has proven `acme.example`, and a token of it. */
export async function provisionedWorld() {
  const dns = await dnsServerForThisTest()
  const world = await worldForThisTest({ ...dns.settings, ...withExtension })
  const owner = await world.signUp('Olga Owner')
  const prove = async (who: Somebody, domain: string) => {
    const added = await world.as(who).domains.add({ body: { domain } })
    dns.zone[added.record.name] = { txt: [added.record.value] }
    await world.as(who).domains.check({ params: { id: added.id } })
    return added
  }
  await prove(owner, 'acme.example')
  const { secret } = await world.as(owner).provisioning.createToken({ body: { name: 'Directory' } })
  const call = (request: string, body?: unknown) => callScim(world, secret, request, body)
  return { dns, world, owner, prove, secret, call }
}

/** Sends what the directory sent, and expects what it needs. Returns how many requests there were. */
export async function replay(world: World, secret: string, file: string): Promise<number> {
  const steps = JSON.parse(readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')) as Step[]
  const kept: Record<string, string> = {}
  const filled = <T>(value: T): T =>
    Object.entries(kept).reduce<T>(
      (text, [name, id]) => JSON.parse(JSON.stringify(text).replaceAll(`{${name}}`, id)) as T,
      value,
    )
  for (const step of steps) {
    const { request, body } = filled({ request: step.request, body: step.body })
    const answer = await callScim(world, secret, request, body)
    expect({ says: step.says, status: answer.status, body: answer.body }).toMatchObject({
      says: step.says,
      status: step.status,
      body: filled(step.answer ?? {}),
    })
    if (answer.status !== 204) expect(answer.type).toMatch(/^application\/scim\+json/)
    if (step.lacks) expect(answer.body).not.toHaveProperty(step.lacks)
    if (step.keep) kept[step.keep] = String(answer.body['id'])
  }
  return steps.length
}
