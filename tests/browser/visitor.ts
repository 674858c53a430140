import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFailed, TestRunner } from 'vitest'
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
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // What moves costs a core without a graphics card, and says nothing.
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  if (TestRunner.getCurrentTest()) printIfTestFails(page)
  return { page, trouble: watch(page, address), context }
}

/** A wait that ran out does not say what was there instead. */
const printIfTestFails = (page: Page): void =>
  onTestFailed(async () => {
    if (!page.isClosed()) console.error(page.url(), await page.locator('body').ariaSnapshot())
  })

export const newcomer = { name: 'Ana Lima', email: 'ana@example.com', password: 'correct horse battery' }

/** As the screen does it, without the screen: the page is signed in afterwards, and still empty. */
export async function signUp(page: Page, address: string, who: typeof newcomer): Promise<void> {
  const answer = await page.request.post(`${address}/api/account/sign-up`, { data: who, headers: { origin: address } })
  if (!answer.ok()) throw new Error(`${who.email} was not signed up: ${answer.status()} ${await answer.text()}`)
}

export async function signIn(page: Page, address: string, who: { email: string; password: string }): Promise<void> {
  const data = { email: who.email, password: who.password }
  const answer = await page.request.post(`${address}/api/account/sign-in`, { data, headers: { origin: address } })
  if (!answer.ok()) throw new Error(`${who.email} was not signed in: ${answer.status()} ${await answer.text()}`)
}

export async function signUpOnScreen(page: Page, address: string, who: typeof newcomer): Promise<void> {
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
