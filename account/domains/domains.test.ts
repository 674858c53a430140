import { expect, test } from 'vitest'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { dnsServerForThisTest } from '../../tests/world/dns-server.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { checkDomainsJob } from './domains.jobs.ts'
import { findProvingWorkspace, provesDomain } from './find-proving-workspace.ts'

const start = async () => {
  const dns = await dnsServerForThisTest()
  const world = await worldForThisTest(dns.settings)
  return { dns, world, ana: await world.signUp() }
}

/** Adds and publishes it, but does not check. */
const publish = async (
  world: World,
  who: Somebody,
  dns: Awaited<ReturnType<typeof dnsServerForThisTest>>,
  name: string,
) => {
  const added = await world.as(who).domains.add({ body: { domain: name } })
  dns.zone[added.record.name] = { txt: ['v=spf1 -all', added.record.value] }
  return added
}

const proverOf = (world: World, domain: string) =>
  world.services.database.system.asSystem((tx) => findProvingWorkspace({ tx }, domain))

test('a domain is proven by the record that it was given', async () => {
  const { dns, world, ana } = await start()
  const added = await world.as(ana).domains.add({ body: { domain: 'Acme.Example.' } })
  expect(added).toMatchObject({ domain: 'acme.example', provenAt: null, record: { name: '_wellmet.acme.example' } })
  expect(added.record.value).toMatch(/^wellmet-domain=[\w-]{40,}$/)
  const check = () => world.as(ana).domains.check({ params: { id: added.id } })
  expect(await check()).toMatchObject({ found: 'missing', domain: { provenAt: null } })
  expect(await proverOf(world, 'acme.example')).toBeNull()
  dns.zone[added.record.name] = { txt: ['something else', added.record.value] }
  expect(await check()).toMatchObject({ found: 'there', domain: { provenAt: expect.any(String) } })
  expect(dns.asked).toContain('_wellmet.acme.example')
  for (const written of ['acme.example', 'ACME.EXAMPLE', 'acme.example.'])
    expect(await proverOf(world, written)).toBe(ana.workspace!.id)
  for (const other of ['mail.acme.example', 'example', 'evilacme.example', 'acme.example.evil.example', ''])
    expect([other, await proverOf(world, other)]).toEqual([other, null])
  const system = world.services.database.system
  const stranger = await world.signUp('Bo')
  expect(await system.asSystem((tx) => provesDomain({ tx }, ana.workspace!.id, 'Acme.example'))).toBe(true)
  expect(await system.asSystem((tx) => provesDomain({ tx }, stranger.workspace!.id, 'acme.example'))).toBe(false)
  const events = (await world.as(ana).audit.list({ query: {} })).items
  expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['domain.added', 'domain.proven']))
})

test('an internationalized domain is looked up in ASCII', async () => {
  const { dns, world, ana } = await start()
  const added = await publish(world, ana, dns, 'Bücher.example')
  expect(added.record.name).toBe('_wellmet.xn--bcher-kva.example')
  await world.as(ana).domains.check({ params: { id: added.id } })
  expect(await proverOf(world, 'bücher.example')).toBe(ana.workspace!.id)
})

test('the record of another workspace proves nothing, nor does one that is nearly right', async () => {
  const { dns, world, ana } = await start()
  const eve = await world.signUp('Eve')
  const hers = await publish(world, ana, dns, 'acme.example')
  const eves = await world.as(eve).domains.add({ body: { domain: 'acme.example' } })
  expect(eves.record.value).not.toBe(hers.record.value)
  const check = () => world.as(eve).domains.check({ params: { id: eves.id } })
  expect((await check()).found).toBe('missing')
  for (const txt of [`${eves.record.value}x`, eves.record.value.toUpperCase(), eves.record.value.slice(0, -1)]) {
    dns.zone[eves.record.name] = { txt: [txt] }
    expect([txt, (await check()).found]).toEqual([txt, 'missing'])
  }
  // At another name of the domain.
  dns.zone[eves.record.name] = {}
  dns.zone['acme.example'] = { txt: [eves.record.value] }
  expect((await check()).found).toBe('missing')
})

test('a record behind an alias does not count: whoever has the other zone wrote it', async () => {
  const { dns, world, ana } = await start()
  const added = await world.as(ana).domains.add({ body: { domain: 'acme.example' } })
  dns.zone['_wellmet.acme.example'] = { cname: 'pages.hosting.example' }
  dns.zone['pages.hosting.example'] = { txt: [added.record.value] }
  const checked = await world.as(ana).domains.check({ params: { id: added.id } })
  expect(checked).toMatchObject({ found: 'alias', domain: { provenAt: null } })
})

test('a server that fails or does not answer changes nothing', async () => {
  const { dns, world, ana } = await start()
  const added = await publish(world, ana, dns, 'acme.example')
  const check = () => world.as(ana).domains.check({ params: { id: added.id } })
  await check()
  dns.zone[added.record.name] = { fails: true }
  expect(await check()).toMatchObject({ found: 'silent', domain: { provenAt: expect.any(String), missingSince: null } })
})

test('one workspace at a time has a domain, also when two check at once', async () => {
  const { dns, world, ana } = await start()
  const bo = await world.signUp('Bo')
  const hers = await world.as(ana).domains.add({ body: { domain: 'acme.example' } })
  const his = await world.as(bo).domains.add({ body: { domain: 'acme.example' } })
  dns.zone[hers.record.name] = { txt: [hers.record.value, his.record.value] }
  const both = await Promise.allSettled([
    world.as(ana).domains.check({ params: { id: hers.id } }),
    world.as(bo).domains.check({ params: { id: his.id } }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(lost.reason).toMatchObject({ status: 409, code: 'conflict' })
  const [winner, loser, losersId] = both[0].status === 'fulfilled' ? [ana, bo, his.id] : [bo, ana, hers.id]
  expect(await proverOf(world, 'acme.example')).toBe(winner.workspace!.id)
  await world.as(winner).domains.remove({ params: { id: losersId === his.id ? hers.id : his.id } })
  expect(await proverOf(world, 'acme.example')).toBeNull()
  await world.as(loser).domains.check({ params: { id: losersId } })
  expect(await proverOf(world, 'acme.example')).toBe(loser.workspace!.id)
})

test('a domain whose record is gone is unproven after three days, and owners are told twice', async () => {
  const { dns, world, ana } = await start()
  const added = await publish(world, ana, dns, 'acme.example')
  await world.as(ana).domains.check({ params: { id: added.id } })
  const afterDays = async (days: number) => {
    world.clock.shiftMs = days * millisecondsPerDay
    await world.services.database.system.asSystem((tx) => enqueue(tx, checkDomainsJob, {}))
    await world.work()
    const [domain] = (await world.as(ana).domains.list({})).items
    const told = (await world.as(ana).notifications.list({ query: {} })).items
    return { domain: domain!, told: told.filter(({ kind }) => kind === 'domain.lost').map(({ title }) => title) }
  }
  expect(await afterDays(1)).toMatchObject({ told: [], domain: { provenAt: expect.any(String), missingSince: null } })
  dns.zone[added.record.name] = {}
  const missing = await afterDays(2)
  expect(missing).toMatchObject({ domain: { provenAt: expect.any(String), missingSince: expect.any(String) } })
  expect(missing.told).toEqual(['The DNS record of acme.example is missing'])
  expect((await afterDays(3)).told).toHaveLength(1)
  const lost = await afterDays(4.1)
  expect(lost.domain.provenAt).toBeNull()
  expect(lost.told).toHaveLength(2)
  expect(lost.told).toContain('acme.example is no longer proven')
  expect(await proverOf(world, 'acme.example')).toBeNull()
  dns.zone[added.record.name] = { txt: [added.record.value] }
  await world.as(ana).proofs.confirm({ body: { password: ana.password } })
  await world.as(ana).domains.check({ params: { id: added.id } })
  expect(await proverOf(world, 'acme.example')).toBe(ana.workspace!.id)
})

test('what nobody has for themselves is refused, and so is the same domain twice', async () => {
  const { world, ana } = await start()
  for (const domain of ['gmail.com', 'co.uk', 'github.io'])
    await expect(world.as(ana).domains.add({ body: { domain } })).rejects.toMatchObject({ status: 422 })
  for (const domain of ['acme', '127.0.0.1', 'ana@acme.example'])
    await expect(world.as(ana).domains.add({ body: { domain } })).rejects.toMatchObject({ status: 400 })
  await world.as(ana).domains.add({ body: { domain: 'acme.example' } })
  const again = world.as(ana).domains.add({ body: { domain: 'ACME.example.' } })
  await expect(again).rejects.toMatchObject({ status: 409 })
})

test('only owners, with a fresh proof, and only in their own workspace', async () => {
  const { dns, world, ana } = await start()
  const admin = await join(world, ana, 'admin')
  const added = await publish(world, ana, dns, 'acme.example')
  await expect(world.as(admin).domains.list({})).rejects.toMatchObject({ status: 403 })
  await expect(world.as(admin).domains.add({ body: { domain: 'b.example' } })).rejects.toMatchObject({ status: 403 })
  const eve = await world.signUp('Eve')
  const id = { params: { id: added.id } }
  await expect(world.as(eve).domains.check(id)).rejects.toMatchObject({ status: 404 })
  await expect(world.as(eve).domains.remove(id)).rejects.toMatchObject({ status: 404 })
  world.clock.shiftMs = 11 * 60_000
  await expect(world.as(ana).domains.check(id)).rejects.toMatchObject({ code: 'step_up_required' })
  await expect(world.as(ana).domains.remove(id)).rejects.toMatchObject({ code: 'step_up_required' })
})
