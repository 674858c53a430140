import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { stripeSettings } from '../../tests/world/billing.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { startWorkerProcess } from '../../tools/product/processes.ts'
import { refreshCustomerJob, sweepBillingJob, updateSeatsJob } from './billing.jobs.ts'
import { changeSomething, madeUpChanges } from '../../tools/stand-ins/stripe/made-up-changes.ts'
import type { StripeEvent } from '../../tools/stand-ins/stripe/stripe-state.ts'
import { startStripe, type Stripe } from '../../tools/stand-ins/stripe/stripe.ts'

/** By `npm run sweep`; `npm run faults:billing` has 1,000. */
const changes = Number(process.env['BILLING_EVENTS'] ?? 200)
const workspaces = 5
const kills = Math.max(3, Math.floor(changes / 100))
const epoch = new Date('2026-11-01T00:00:00Z')

interface Side {
  stripe: Stripe
  world: World
  customers: string[]
  to: string
}

/** Both sides do the same things in the same order, so Stripe draws the same numbers on both. */
async function openSide(): Promise<Side> {
  const stripe = await startStripe({ now: () => epoch })
  onTestFinished(() => stripe.close())
  const world = await worldForThisTest({ ...stripeSettings(stripe), WORKER_SILENT_AFTER_SECONDS: '2' })
  for (let n = 0; n < workspaces; n += 1)
    await world.as(await world.signUp()).billing.checkout({ body: { price: 'team_monthly' } })
  await world.work()
  const customers = [...stripe.state.customers.keys()]
  return { stripe, world, customers, to: `${world.origin()}/api/billing/webhook` }
}

/** What the product believes, by customer. */
const believed = async ({ world }: Side) => {
  const { rows: subscriptions } = await world.superuser.query(
    `select c.customer_id, to_jsonb(s) - 'workspace_id' as told from account.subscriptions s
     join account.billing_customers c using (workspace_id) order by s.id`,
  )
  const { rows: grants } = await world.superuser.query(
    `select c.customer_id, g.entitlement, g.source, g.ends_at from account.entitlement_grants g
     join account.billing_customers c using (workspace_id) order by 1, 2, 3`,
  )
  return { subscriptions, grants }
}

async function tellInOrder(side: Side): Promise<void> {
  for (const change of madeUpChanges(changes, side.customers)) {
    const before = side.stripe.state.events.length
    changeSomething(side.stripe.state, change)
    for (const event of side.stripe.state.events.slice(before)) await side.stripe.deliver(event, { to: side.to })
    await side.world.work()
  }
}

/** A worker as a process of its own, which is killed without a word and replaced. */
async function killableWorker({ world, stripe }: Side) {
  const { SECRET, VAULT_KEYS, PUBLIC_URL, SMTP_URL } = world.services.config
  const environment = {
    DATABASE_URL: world.databaseUrl,
    SECRET,
    VAULT_KEYS,
    PUBLIC_URL,
    SMTP_URL,
    PLAINTEXT_HOSTS: 'wellmet.test',
    LOG_LEVEL: 'silent',
    ...stripeSettings(stripe),
    WORKER_SILENT_AFTER_SECONDS: '2',
  }
  const start = async () => {
    const started = startWorkerProcess(environment)
    await world.superuser.query(`select graphile_worker.add_job($1, '{}')`, [sweepBillingJob.name])
    await until(async () => (await countJobs(world, [sweepBillingJob.name])) === 0)
    return started
  }
  let worker = await start()
  let killed = 0
  return {
    /** In the middle of asking Stripe. */
    async kill() {
      await until(async () => (await countJobs(world, [refreshCustomerJob.name], 'locked')) > 0)
      process.kill(worker.pid, 'SIGKILL')
      await worker.ended
      if ((await countJobs(world, [refreshCustomerJob.name], 'locked')) > 0) killed += 1
      worker = await start()
    },
    stop: () => worker.stop(),
    killedMidway: () => killed,
  }
}

/** A job that was replaced while it ran is never taken again; its row stays for a while if its worker was killed. */
async function countJobs(
  { superuser }: World,
  names: string[],
  which: 'waiting' | 'locked' = 'waiting',
): Promise<number> {
  const { rows } = await superuser.query(
    `select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = any($1) and (j.locked_at is not null or $2 = 'waiting' and j.attempts < j.max_attempts)`,
    [names, which],
  )
  return rows[0].n
}

async function until(isSo: () => Promise<boolean>, everyMs = 5): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to that within a minute.')
    await sleep(everyMs)
  }
}

/** Mixed up by a fixed seed: twice each, in any order, some much later, some again after that, while Stripe fails. */
async function tellMixedUp(side: Side): Promise<{ sent: number; killed: number }> {
  const { stripe, to } = side
  const random = seeded(7)
  const waiting: StripeEvent[] = []
  const told: StripeEvent[] = []
  let sent = 0
  const tellOne = async () => {
    const isReplay = told.length > 0 && random() < 0.2
    const from = isReplay ? told : waiting
    const at = Math.floor(random() * from.length)
    const event = isReplay ? told[at] : waiting.splice(at, 1)[0]
    if (!event) return
    expect(await stripe.deliver(event, { to })).toBe(200)
    sent += 1
    told.push(event)
  }
  const worker = await killableWorker(side)
  try {
    for (const [at, change] of madeUpChanges(changes, side.customers).entries()) {
      const before = stripe.state.events.length
      changeSomething(stripe.state, change)
      for (const event of stripe.state.events.slice(before)) waiting.push(event, event)
      if (random() < 0.05) stripe.faults.script({ kind: 'server error', status: 503, times: 3 })
      if (random() < 0.05) stripe.faults.script({ kind: 'cut body' }, { kind: 'slow body', ms: 200 })
      // Slow enough that a worker is always in the middle of asking.
      stripe.latencyMs = 20 + Math.floor(random() * 60)
      await sleep(10 + random() * 30)
      for (let n = Math.floor(random() * 4); n > 0; n -= 1) await tellOne()
      await hurry(side)
      if (at % Math.ceil(changes / kills) === Math.floor(changes / kills / 2)) await worker.kill()
    }
    while (waiting.length > 0) await tellOne()
    stripe.faults.clear()
    stripe.latencyMs = 0
    await waitForWork(side)
  } finally {
    await worker.stop()
  }
  return { sent, killed: worker.killedMidway() }
}

/** What failed is tried again at once, not in minutes; but it is tried twelve times only. */
const hurry = ({ world }: Side) =>
  world.superuser.query(
    'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts between 1 and 2',
  )

/** After too many failures Stripe is left alone for ten seconds. */
const waitForWork = async (side: Side): Promise<void> => {
  await sleep(11_000)
  await until(async () => {
    await side.world.superuser.query(
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0',
    )
    return (await countJobs(side.world, [refreshCustomerJob.name, updateSeatsJob.name])) === 0
  }, 3000)
}

function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

test(
  `${changes} changes told twice, late, in any order and again, with a failing Stripe and killed workers, end as in order`,
  { timeout: 900_000 },
  async () => {
    const [inOrder, mixedUp] = [await openSide(), await openSide()]
    await tellInOrder(inOrder)
    const { sent, killed } = await tellMixedUp(mixedUp)
    const expected = await believed(inOrder)
    expect(await believed(mixedUp)).toEqual(expected)
    expect(expected.subscriptions.length).toBeGreaterThan(workspaces)
    const atStripe = [...mixedUp.stripe.state.subscriptions.values()].map(({ id, status }) => ({ id, status }))
    expect(expected.subscriptions.map(({ told: { id, status } }) => ({ id, status }))).toEqual(atStripe)
    const asked = mixedUp.stripe.countOf('subscriptions.list')
    const events = mixedUp.stripe.state.events.length
    expect(killed, 'killed while asking Stripe').toBeGreaterThan(0)
    expect(asked, 'asked while things changed').toBeGreaterThan(changes / 5)
    if (process.env['BILLING_EVENTS']) console.log({ changes, events, deliveries: sent, killed, asked })
  },
)
