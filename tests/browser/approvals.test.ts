import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const email = 'owner@example.com'

const sizes = [
  [1280, 900],
  [1920, 1080],
  [390, 844],
] as const

async function look(page: Page, name: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`)
      const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      expect([name, width, wider <= 0]).toEqual([name, width, true])
    }
    expect(await seriousFindings(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('an admin sees what would happen, approves it, rejects another, and lets a policy do the rest', async () => {
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
  await look(page, 'approvals-empty')
  expect(await suggest('kofi@acme.example')).toBe(202)
  expect(await suggest('eve@acme.example')).toBe(202)
  await page.reload()
  await page.getByRole('heading', { name: 'Invite kofi@acme.example' }).waitFor()
  await look(page, 'approvals-waiting')

  // From the mail: the link shows it, and decides nothing.
  const mail = product.mails.findLast(({ subject }) => subject.startsWith('Approval needed'))
  const link = mail!.text.match(/\S+\/settings\/approvals\/\S+/)![0]
  await page.goto(product.address + new URL(link).pathname)
  await page.getByRole('button', { name: 'Approve: Invite kofi@acme.example' }).waitFor()
  await look(page, 'approval-one')
  await page.getByRole('button', { name: 'Approve: Invite kofi@acme.example' }).click()
  await page.getByText('Approved.', { exact: true }).first().waitFor()
  await expect.poll(() => product.mails.some(({ to }) => JSON.stringify(to).includes('kofi@acme.example'))).toBe(true)

  await page.getByRole('link', { name: 'All approvals' }).click()
  await page.getByRole('button', { name: 'Reject: Invite eve@acme.example' }).click()
  await page.getByText('Nothing is waiting').waitFor()
  await page.getByRole('link', { name: 'Rejected' }).click()
  await page.getByRole('heading', { name: 'Invite eve@acme.example' }).waitFor()
  await look(page, 'approvals-rejected')

  // What was said about the rejection lies over the button for some seconds.
  await page.reload()
  await page.getByRole('button', { name: 'Approve automatically' }).click()
  await page.getByText('At most 5 in 24 hours').waitFor()
  await look(page, 'approvals-policy')
})
