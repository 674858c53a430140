import { expect, test } from 'vitest'
import { openBrowser } from './chromium.ts'
import { openProduct } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const email = 'owner@example.com'

test('an admin sees what would happen, approves it, rejects another with a reason, and is not offered what could never happen', async () => {
  const product = await openProduct()
  const browser = await openBrowser()
  const { page } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email })
  await confirmAddress(page, product, email)
  const suggest = (address: string) =>
    page.evaluate(async (typed) => {
      const answer = await fetch('/api/workspaces/current/invitation-requests', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: typed }),
      })
      return answer.status
    }, address)

  await page.goto(`${product.address}/settings/approvals`)
  await page.getByText('Nothing is waiting').waitFor()
  await lookSixTimes(page, 'approvals-empty')
  expect(await suggest('kofi@acme.example')).toBe(202)
  expect(await suggest('eve@acme.example')).toBe(202)
  await page.reload()
  await page.getByRole('heading', { name: 'Invite kofi@acme.example' }).waitFor()
  await lookSixTimes(page, 'approvals-waiting')

  // From the mail: the link shows it, and decides nothing.
  const mail = product.mails.findLast(({ subject }) => subject.startsWith('Approval needed'))
  const link = mail!.text.match(/\S+\/settings\/approvals\/\S+/)![0]
  await page.goto(product.address + new URL(link).pathname)
  await page.getByRole('button', { name: 'Approve: Invite kofi@acme.example' }).waitFor()
  await lookSixTimes(page, 'approval-one')
  await page.getByRole('button', { name: 'Approve: Invite kofi@acme.example' }).click()
  await page.getByRole('heading', { name: 'Approved: Invite kofi@acme.example' }).waitFor()
  await expect.poll(() => product.mails.some(({ to }) => JSON.stringify(to).includes('kofi@acme.example'))).toBe(true)

  await page.getByRole('link', { name: 'All approvals' }).click()
  await page.getByRole('button', { name: 'Reject: Invite eve@acme.example' }).click()
  await page.getByLabel('Reason (optional)').fill('Not this year')
  await lookSixTimes(page, 'approvals-reason')
  await page.getByRole('button', { name: 'Reject: Invite eve@acme.example' }).click()
  // It stays in its place until the list is left.
  await page.getByRole('heading', { name: 'Rejected: Invite eve@acme.example' }).waitFor()
  await page.getByRole('link', { name: 'Decided' }).click()
  await page.getByRole('heading', { name: 'Rejected: Invite eve@acme.example' }).waitFor()
  await page.getByRole('heading', { name: 'Approved: Invite kofi@acme.example' }).waitFor()
  await lookSixTimes(page, 'approvals-decided')

  // Without a proven domain nothing could be approved automatically.
  await page.getByText('no domain is proven yet').waitFor()
  expect(await page.getByRole('button', { name: 'Approve automatically' }).count()).toBe(0)
})
