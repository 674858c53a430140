import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { extensionRedirect, installation, newVerifier } from '../world/extension.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openConnectedProduct } from './connected-product.ts'
import type { Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  ;({ product } = await openConnectedProduct())
  browser = await openBrowser()
})

test('an extension is connected by a click, acts for its user, and is disconnected in the settings', async () => {
  const email = 'extension@example.com'
  const { page, context, trouble } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email })
  await confirmAddress(page, product, email)
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${product.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Record<string, string>
  }
  const { clientId } = await call('/v1/client/register', installation)
  const { verifier, challenge } = newVerifier()
  const query = new URLSearchParams({
    client_id: clientId!,
    redirect_uri: extensionRedirect,
    state: 'a-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  let broughtBack = ''
  await context.route(`${extensionRedirect}**`, (route) => {
    broughtBack = route.request().url()
    return route.fulfill({ body: 'back in the extension' })
  })
  await page.goto(`${product.address}/extension/connect?${query.toString()}`)
  await page.getByText('Chrome at work').waitFor()
  await saveScreenshot(page, 'extension-connect-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  expect(broughtBack, 'nothing happens without a click').toBe('')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('back in the extension').waitFor()
  const back = new URL(broughtBack)
  expect(back.searchParams.get('state')).toBe('a-state')
  const code = back.searchParams.get('code')!
  const { accessToken } = await call('/v1/auth/oauth/callback', { code, codeVerifier: verifier, clientId })
  const session = () =>
    fetch(`${product.address}/v1/auth/session`, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(await (await session()).json()).toMatchObject({ user: { email } })

  await page.goto(`${product.address}/settings/security`)
  const table = page.getByRole('table', { name: 'Your browser extensions' })
  await table.getByRole('button', { name: 'Disconnect Chrome at work' }).click()
  await saveScreenshot(page, 'extension-settings-1280-light')
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('No browser extension is signed in.').waitFor()
  expect((await session()).status).toBe(401)
  expect(trouble, 'the way back to the extension leaves this site, and nothing else does').toEqual([
    `foreign request: ${broughtBack}`,
  ])
  await context.close()
})
