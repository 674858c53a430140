import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import { startApi, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { openBrowser, seriousFindings } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { openProduct, type Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

/** Another API of the same installation. */
async function servedWith(SIGN_UP: string) {
  const port = await findFreePort(null)
  const address = `http://localhost:${port}`
  const api = startApi({ ...product.environment, PORT: String(port), PUBLIC_URL: address, SIGN_UP })
  await waitForAnswer(`http://127.0.0.1:${port}/health/live`, 600)
  return { address, stop: () => api.stop() }
}

test('the screens say who can create an account, and an invited person creates one', async () => {
  const first = await visit(browser, product.address)
  await signUp(first.page, product.address, newcomer)
  await confirmAddress(first.page, product, newcomer.email)
  const answer = await first.page.request.post(`${product.address}/api/workspaces/current/invitations`, {
    data: { email: 'bob@example.com', role: 'member' },
  })
  expect(answer.status()).toBe(201)
  const token = await tokenMailedTo(product.mails, 'bob@example.com', '/join')
  await first.context.close()

  const closed = await servedWith('closed')
  const { page, trouble, context } = await visit(browser, closed.address)
  const nobody = page.getByText('Nobody can create a new account on this server.')
  for (const path of ['/about', '/sign-in', '/sign-up', `/join?token=${token}`]) {
    await page.goto(`${closed.address}${path}`)
    await nobody.waitFor()
    expect(await page.getByRole('link', { name: /Sign up|Create an account/ }).count()).toBe(0)
    expect(await page.getByLabel('Your name').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
  }
  expect(await lookForEnglish(page, closed.address, '/sign-up')).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
  await closed.stop()

  const invited = await servedWith('invited')
  const bob = await visit(browser, invited.address)
  await bob.page.goto(`${invited.address}/sign-up`)
  await bob.page.getByText('You need an invitation to create an account here.').waitFor()
  await bob.page.goto(`${invited.address}/join?token=${token}`)
  await bob.page.getByRole('link', { name: 'Create an account' }).click()
  await bob.page.getByLabel('Your name').fill('Bob Diaz')
  await bob.page.getByLabel('Email').fill('bob@example.com')
  await bob.page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await bob.page.getByRole('button', { name: 'Create account' }).click()
  await bob.page.getByRole('button', { name: /^Account: / }).waitFor()
  const session = await bob.page.request.get(`${invited.address}/api/account/session`)
  expect(await session.json()).toMatchObject({ user: { emailVerified: true }, workspace: { role: 'member' } })
  expect(bob.trouble).toEqual([])
  await bob.context.close()
  await invited.stop()
})
