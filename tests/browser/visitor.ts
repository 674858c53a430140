import type { Browser, BrowserContext, Page } from 'playwright-core'
import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import type { CaughtMail } from '../../tools/product/mail-catcher.ts'
import { watch } from './chromium.ts'

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Everything the page did that it should not have done. */
  trouble: string[]
}

export async function visit(
  browser: Browser,
  address: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  return { page, trouble: watch(page, address), context }
}

export const newcomer = { name: 'Ana Lima', email: 'ana@example.com', password: 'correct horse battery' }

export async function signUp(page: Page, address: string, who: typeof newcomer): Promise<void> {
  await page.goto(`${address}/sign-up`)
  await page.getByLabel('Your name').fill(who.name)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
}

/** By the link in the mail, without looking at its page. */
export async function confirmAddress(
  page: Page,
  { address, mails }: { address: string; mails: readonly CaughtMail[] },
  email: string,
): Promise<void> {
  const token = await tokenMailedTo(mails, email, '/verify-email')
  const answer = await page.request.post(`${address}/api/account/email/verify`, { data: { token } })
  if (!answer.ok()) throw new Error(`${email} was not confirmed: ${answer.status()} ${await answer.text()}`)
}
