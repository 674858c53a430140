import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ana, joost, stage } from '../guest-pages/guest-pages-for-tests.ts'

const refused = { status: 422, code: 'link_not_valid' }

test('500 forged tokens are refused alike, and none opens anything', async () => {
  const { world, ask, tokenTo } = await stage()
  await ask()
  const real = await tokenTo(ana)
  const forge = (at: number): string => {
    if (at % 4 === 0) return real.slice(0, 1 + (at % 42))
    if (at % 4 === 1) return real.replace(real[at % 43]!, real[at % 43] === 'x' ? 'y' : 'x')
    return randomBytes(32).toString('base64url')
  }
  const bodies = new Set<string>()
  const tries = 500
  let at = 0
  const open = async () => {
    while (at < tries) {
      const token = forge(at++)
      const kind = at % 2 === 0 ? 'asks' : 'consents'
      const response = await fetch(`${world.origin()}/api/guest/${kind}/${token}`)
      const { requestId: _, ...problem } = (await response.json()) as { requestId: string }
      bodies.add(`${response.status} ${JSON.stringify(problem)}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, open))
  expect(bodies.size).toBe(1)
  expect([...bodies][0]).toContain('422')
}, 120_000)

test('who tries too often has to wait', async () => {
  const { world } = await stage({ RATE_LIMIT_FACTOR: '1' })
  const statuses = []
  for (let i = 0; i < 40; i++)
    statuses.push((await fetch(`${world.origin()}/api/guest/asks/${randomBytes(32).toString('base64url')}`)).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

test('a link is for one purpose and one request', async () => {
  const { world, ask, tokenTo, askPage, consentPage, consent, reply } = await stage()
  await ask()
  const connectors = await tokenTo(ana)
  await reply(connectors, { reply: 'accept', how: 'ask_target', targetEmail: joost })
  await world.work()
  const targets = await tokenTo(joost)
  await expect(consentPage(connectors)).rejects.toMatchObject(refused)
  await expect(consent(connectors, 'yes')).rejects.toMatchObject(refused)
  await expect(askPage(targets)).rejects.toMatchObject(refused)
  await expect(reply(targets, { reply: 'sent' })).rejects.toMatchObject(refused)
  const rules = { asksAMonth: 0, quietUntil: null, noGoCompanies: [], tellsOutcomes: false }
  await expect(world.as(null).guestAsks.changeRules({ params: { token: targets }, body: rules })).rejects.toMatchObject(
    refused,
  )
})

test('a link ends with its days', async () => {
  const { world, ask, tokenTo, askPage } = await stage()
  await ask()
  const token = await tokenTo(ana)
  world.clock.shiftMs = 20 * 86_400_000
  expect((await askPage(token)).state).toBe('open')
  world.clock.shiftMs = 22 * 86_400_000
  await expect(askPage(token)).rejects.toMatchObject(refused)
})

test('a link ends when the asker takes the request back, and stays ended when it is asked anew', async () => {
  const { world, mara, ask, tokenTo, askPage, reply } = await stage()
  const id = await ask()
  const first = await tokenTo(ana)
  const move = async (status: string) => {
    await world.as(mara).requests.update({ params: { id }, body: { status } })
  }
  await move('cancelled')
  // At once, and not when the worker comes to it.
  await expect(askPage(first)).rejects.toMatchObject(refused)
  await world.work()
  await move('draft')
  await expect(askPage(first)).rejects.toMatchObject(refused)
  await move('pending')
  await expect(askPage(first)).rejects.toMatchObject(refused)
  await world.work()
  await expect(askPage(first)).rejects.toMatchObject(refused)
  await expect(reply(first, { reply: 'sent' })).rejects.toMatchObject(refused)
  expect((await askPage(await tokenTo(ana))).state).toBe('open')
})

test('asked twice before anybody came to it, the connector gets one email, and its link works', async () => {
  const { world, mara, ask, tokenTo, subjectsTo, askPage } = await stage()
  const id = await ask()
  for (const status of ['cancelled', 'draft', 'pending', 'cancelled', 'draft', 'pending'])
    await world.as(mara).requests.update({ params: { id }, body: { status } })
  await world.work()
  expect(await subjectsTo(ana)).toHaveLength(2)
  expect((await askPage(await tokenTo(ana))).state).toBe('open')
})

test('the target’s link ends with the request that it is about', async () => {
  const { world, mara, ask, tokenTo, reply, consentPage, consent } = await stage()
  const id = await ask()
  await reply(await tokenTo(ana), { reply: 'accept', how: 'ask_target', targetEmail: joost })
  await world.work()
  const token = await tokenTo(joost)
  expect((await consentPage(token)).state).toBe('open')
  await world.as(mara).requests.update({ params: { id }, body: { status: 'cancelled' } })
  await expect(consentPage(token)).rejects.toMatchObject(refused)
  await expect(consent(token, 'yes')).rejects.toMatchObject(refused)
})

test('no token is kept where a link is', async () => {
  const { world, ask, tokenTo } = await stage()
  await ask()
  const token = await tokenTo(ana)
  const { rows } = await world.superuser.query(
    `select l::text from introductions.guest_links l union all select l::text from introductions.asks l union all
     select r::text from introductions.requests r union all select e::text from introductions.request_events e`,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(JSON.stringify(rows)).not.toContain(token)
})
