import pg from 'pg'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './chromium.ts'
import { asker, openConnectedProduct } from './connected-product.ts'
import { lookForEnglish } from './german.ts'
import { allowEmail, post } from './mail-access.ts'
import { openProduct, type Product } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const kofi = { name: 'Kofi Mensah', email: 'kofi@example.org', password: 'correct horse battery' }
const dana = { name: 'Dana Fields', email: 'dana@acme.example' }

const mail = (from: string, to: string, on: string): string =>
  [
    `From x ${on}`,
    `From: ${from}`,
    `To: ${to}`,
    `Date: ${on}`,
    `Message-ID: <${on.length}${from}>`,
    '',
    'x',
    '',
    '',
  ].join('\n')

/** Kofi introduced Ana to Dana six days ago, and Dana wrote last of the two: an answer is due at any hour. */
async function introduced(product: Product, page: Page, other: Page): Promise<string> {
  await signUp(page, product.address, newcomer)
  await signUp(other, product.address, kofi)
  await confirmAddress(page, product, newcomer.email)
  await confirmAddress(other, product, kofi.email)
  const superuser = new pg.Client({ connectionString: product.superuserUrl })
  await superuser.connect()
  onTestFinished(() => superuser.end())
  const { rows } = await superuser.query<{ id: string }>(
    `insert into account.memberships (workspace_id, user_id, role)
     select m.workspace_id, k.id, 'member' from account.memberships m join account.users u on u.id = m.user_id, account.users k
     where u.email = $1 and k.email = $2 returning user_id as id`,
    [newcomer.email, kofi.email],
  )
  const { id } = await post(page, product, '/api/dashboard/intro-requests', {
    target: { ...dana, company: 'Acme' },
    connector: { personId: rows[0]!.id },
    message: 'Hello Dana, would twenty minutes be of use to you?',
    status: 'intro_sent',
  })
  await superuser.query(`update introductions.requests set sent_at = now() - interval '6 days' where id = $1`, [id])
  const own = `Ana Lima <${newcomer.email}>`
  const written = `${dana.name} <${dana.email}>`
  const thread =
    mail(own, written, 'Sun, 01 Nov 2026 10:00:00 +0000') + mail(written, own, 'Mon, 02 Nov 2026 10:00:00 +0000')
  const path = '/api/network/imports?fileName=mail.mbox'
  await post(page, product, path, Buffer.from(thread), 'application/octet-stream')
  const check = async () => {
    const headers = { origin: product.address }
    const url = `${product.address}/api/outreach/check`
    return (await page.request.post(url, { headers, data: { email: dana.email } })).text()
  }
  await expect.poll(check, { timeout: 60_000 }).toContain('"isAnswer":true')
  return id
}

test('a follow-up is started under the introduction, its draft waits for the member, and one click stops all', async () => {
  const product = await openProduct()
  const browser = await openBrowser()
  const { page, trouble } = await visit(browser, product.address)
  const id = await introduced(product, page, (await visit(browser, product.address)).page)
  await page.goto(`${product.address}/introductions?request=${id}`)
  expect(await page.getByLabel('Email address of Dana Fields').inputValue()).toBe(dana.email)
  await page.getByRole('button', { name: 'Follow up if nobody replies' }).click()
  await page.getByText(/^Next draft: /).waitFor()
  await page.getByRole('link', { name: 'See follow-ups' }).click()
  await page.getByRole('button', { name: 'Check for due drafts' }).click()
  await page.getByText(/Kofi Mensah introduced us/).waitFor()
  await page.getByText('You send each one yourself, from your own mailbox.', { exact: false }).waitFor()
  const link = page.getByRole('link', { name: 'Open in my mail program' })
  expect(await link.getAttribute('href')).toMatch(/^mailto:dana%40acme\.example\?subject=.+&body=.*Kofi%20Mensah/)
  await lookSixTimes(page, 'follow-ups')
  const english = await lookForEnglish(page, product.address, '/introductions/follow-ups')
  expect(english.filter((sentence) => !sentence.includes('Ana Lima’s workspace'))).toEqual([])
  await page.goto(`${product.address}/introductions/follow-ups?locale=en`)
  await page.getByRole('button', { name: 'I sent it' }).click()
  await page.getByText('Draft 1: sent').waitFor()
  await page.getByRole('button', { name: 'Stop all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop all' }).click()
  await page.getByText('No follow-ups running').waitFor()
  await page.getByText('You stopped it.').waitFor()
  expect(product.mails.filter(({ to }) => to.includes(dana.email))).toEqual([])
  expect(trouble).toEqual([])
}, 300_000)

test('where the member allows it, one click sends the draft from their own mailbox', async () => {
  const { product, google } = await openConnectedProduct()
  const browser = await openBrowser()
  const { page, trouble } = await visit(browser, product.address)
  const id = await introduced(product, page, (await visit(browser, product.address)).page)
  await allowEmail(product, page, ['send'])
  await page.goto(`${product.address}/introductions?request=${id}`)
  await page.getByRole('button', { name: 'Follow up if nobody replies' }).click()
  await page.getByText(/^Next draft: /).waitFor()
  await page.goto(`${product.address}/introductions/follow-ups`)
  await page.getByRole('button', { name: 'Check for due drafts' }).click()
  const send = page.getByRole('button', { name: `Send from ${asker.email}` })
  await send.waitFor()
  await lookSixTimes(page, 'follow-up-to-send')
  await page.goto(`${product.address}/introductions/follow-ups?locale=de`)
  await page.getByRole('button', { name: `Von ${asker.email} senden` }).waitFor()
  const english = await lookForEnglish(page, product.address, '/introductions/follow-ups')
  expect(english.filter((sentence) => !sentence.includes('Ana Lima’s workspace'))).toEqual([])
  await page.goto(`${product.address}/introductions/follow-ups?locale=en`)
  await page.getByLabel('Message').fill('Hello Dana, is Thursday good for you?')
  await send.click()
  await page.getByText('Draft 1: sent').waitFor({ timeout: 60_000 })
  expect(google.api.drafts.left).toHaveLength(1)
  expect(google.api.drafts.left[0]!.raw).toContain('is Thursday good for you?')
  expect(trouble).toEqual([])
}, 300_000)
