import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectUri, requestOf } from '../world/connected-apps.ts'
import { newVerifier } from '../world/extension.ts'
import { openBrowser } from './chromium.ts'
import { openProductOnce, type Product } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { confirmAddress, newcomer, signUp, visit, type Visitor } from './visitor.ts'

/** An assistant that describes itself, as the ones in the market do. */
const described = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      client_id: clientId,
      client_name: 'Robin the assistant',
      redirect_uris: ['http://127.0.0.1/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }),
  )
})
let clientId: string
let product: Product
let browser: Browser
beforeAll(async () => {
  await new Promise<void>((resolve) => described.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(described.address() as AddressInfo).port}`
  clientId = `${origin}/client.json`
  product = await openProductOnce({ PRIVATE_APP_ORIGINS: origin })
  browser = await openBrowser()
})
afterAll(() => void described.close())

async function member(email: string): Promise<Visitor> {
  const visitor = await visit(browser, product.address)
  await signUp(visitor.page, product.address, { ...newcomer, email })
  await confirmAddress(visitor.page, product, email)
  return visitor
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${product.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
  })
const listTools = (key: string) =>
  post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }, { authorization: `Bearer ${key}` })

test('a program signs in by a code that is typed on our page, and its key is listed and revoked', async () => {
  const { page, context, trouble } = await member('program@example.com')
  const started = await post('/api/account/device-codes', { name: 'wellmet on my-laptop', scopes: ['dashboard:read'] })
  const { deviceCode, userCode, verificationUri } = (await started.json()) as Record<string, string>
  const ask = async () => (await post('/api/account/device-codes/ask', { deviceCode })).json()
  expect(await ask()).toMatchObject({ state: 'waiting' })

  await page.goto(verificationUri!)
  await page.getByLabel('Code').fill(userCode!.toLowerCase().replace('-', ' '))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(userCode!).waitFor()
  await page.getByText('“wellmet on my-laptop” asks to act for you').waitFor()
  await lookSixTimes(page, 'sign-in-program')
  await page.getByRole('button', { name: 'Sign it in', exact: true }).click()
  await page.getByText('wellmet on my-laptop is signed in').waitFor()
  expect(await ask()).toMatchObject({ state: 'confirmed' })
  const requests = () =>
    fetch(`${product.address}/api/dashboard/intro-requests`, { headers: { authorization: `Bearer ${deviceCode}` } })
  expect((await requests()).status).toBe(200)

  await page.goto(`${product.address}/settings/api-keys`)
  await page.getByText('wellmet on my-laptop').first().waitFor()
  await page.getByRole('button', { name: 'Revoke wellmet on my-laptop', exact: true }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click()
  await page.getByText('No API keys yet').waitFor()
  expect((await requests()).status).toBe(401)
  expect(trouble).toEqual([])
  await context.close()
})

test('an assistant is let in by a click, listed with its last use, and ended under Settings', async () => {
  const { page, context } = await member('assistant@example.com')
  const { verifier, challenge } = newVerifier()
  // Nobody listens where the assistant would: the address that it is sent to is what counts.
  const redirected = page.waitForRequest((request) => request.url().startsWith(redirectUri))
  await page.goto(`${product.address}/oauth/authorize?${requestOf(clientId, challenge)}`)
  await page.getByRole('heading', { name: 'Let Robin the assistant use Wellmet?' }).waitFor()
  await lookSixTimes(page, 'connect-an-assistant')
  await page.getByRole('button', { name: 'Allow' }).click()
  const code = new URL((await redirected).url()).searchParams.get('code')!
  const exchanged = await fetch(`${product.address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  })
  const { access_token: token } = (await exchanged.json()) as { access_token: string }
  expect((await listTools(token)).status).toBe(200)

  await page.goto(`${product.address}/settings/connected-apps`)
  const row = page.getByRole('row').filter({ hasText: 'Robin the assistant' })
  await row.waitFor()
  expect(await row.textContent()).toContain('127.0.0.1')
  await lookSixTimes(page, 'connected-apps')
  await page.getByRole('button', { name: 'Disconnect Robin the assistant' }).click()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).last().click()
  await page.getByText('No app is connected.').waitFor()
  expect((await listTools(token)).status).toBe(401)
  await context.close()
})

test('a key for assistants is made in the settings, and one that was made for something else is refused', async () => {
  const { page, context, trouble } = await member('key@example.com')
  const make = async (name: string, ...scopes: readonly string[]) => {
    await page.goto(`${product.address}/settings/api-keys`)
    await page
      .getByRole('button', { name: /New API key|Create/ })
      .first()
      .click()
    await page.getByLabel('Name').fill(name)
    const assistants = page.getByRole('group', { name: /^Assistants/ })
    for (const scope of scopes) await assistants.getByLabel(scope).check()
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/account/api-keys') && answer.status() === 201,
    )
    await page.getByRole('button', { name: 'Create key' }).click()
    return ((await (await answered).json()) as { secret: string }).secret
  }
  const other = await make('Weekly report', 'Search people and companies')
  expect((await listTools(other)).status).toBe(403)
  const key = await make('Robin', 'Use the tools', 'Search people and companies')
  const listed = await listTools(key)
  expect(listed.status).toBe(200)
  expect(await listed.text()).toContain('find_people')
  expect(trouble).toEqual([])
  await context.close()
})
