import pg from 'pg'
import { expect, test } from 'vitest'
import { openBrowser } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const email = 'operator@example.com'

/** As `wellmet staff add` and a passkey would: that takes a device, and is tested beside the staff. */
async function letIn({ superuserUrl }: Product): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(
    `insert into hq.staff (user_id, role, added_at) select id, 'operator', now() from account.users where email = $1`,
    [email],
  )
  await client.query(
    `insert into hq.staff_proofs (session_id, user_id, proven_at) select s.id, s.user_id, now() from account.sessions s`,
  )
  await client.query(
    `insert into platform.backup_runs (id, kind, started_at, ended_at, succeeded, detail)
     values (gen_random_uuid(), 'dump', now(), now(), true, '')`,
  )
  // A job that was given up.
  await client.query(
    `select graphile_worker.add_job('platform.sweep-traces', run_at => now() + interval '1 hour', job_key => 'given up', max_attempts => 1)`,
  )
  await client.query(`update graphile_worker._private_jobs set attempts = 1 where key = 'given up'`)
  await client.end()
}

test('an operator starts agents, follows one, approves what it asks, and pauses email', async () => {
  const product = await openProduct()
  const browser = await openBrowser()
  const { page } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email })
  await confirmAddress(page, product, email)
  await letIn(product)

  await page.goto(`${product.address}/hq/agents`)
  await page.getByRole('button', { name: 'Add the agents' }).click()
  await page.getByRole('button', { name: 'Start the agents' }).click()
  await page.getByRole('button', { name: 'Run all once' }).click()
  await page
    .getByRole('link', { name: 'Queue watch' })
    .getByText(/^Done,/)
    .waitFor()
  await lookSixTimes(page, 'agents')

  await page.getByRole('link', { name: 'Queue watch' }).click()
  await page.getByText('Asked for a yes to try platform.sweep-traces again.').waitFor()
  await page.getByRole('button', { name: 'Dry run' }).click()
  await page.getByText('In a dry run it would say').waitFor()
  await lookSixTimes(page, 'agent')

  await page.getByRole('link', { name: 'Approvals' }).first().click()
  const title = 'Try 1 failed job of platform.sweep-traces again'
  await page.getByText(title).waitFor()
  await lookSixTimes(page, 'server-approvals')
  await page.getByRole('button', { name: `Approve: ${title}` }).click()
  await page.getByText('Nothing waits for a yes').waitFor()

  await page.goto(`${product.address}/hq`)
  await page.getByText('1 job of platform.sweep-traces tried again').waitFor()
  await page.getByRole('button', { name: 'Pause email' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause email' }).click()
  await page.getByText('Email is paused since').waitFor()
  await page.getByRole('button', { name: 'Announce maintenance' }).click()
  await page.getByRole('button', { name: 'Announce maintenance' }).last().click()
  await page.getByText('This server is being maintained from').waitFor()
  await lookSixTimes(page, 'quick-actions')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Maintenance notice withdrawn').first().waitFor()
  await expect.poll(() => page.getByText('This server is being maintained from').count()).toBe(0)
}, 300_000)
