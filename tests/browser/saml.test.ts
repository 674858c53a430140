import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { about } from '../world/saml.ts'
import { encoded, newSamlProvider, type SamlProvider } from '../world/saml-provider.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openConnectedProduct } from './connected-product.ts'
import { schemes } from './looks.ts'
import type { Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit, type Visitor } from './visitor.ts'

const owner = 'owner@acme.example'
const mia = 'mia@acme.example'
let product: Product
let provider: SamlProvider
let page: Server
let pageUrl: string
let browser: Browser
let superuser: pg.Pool

/** The page of the provider: a form with a button for each account, which goes to us by POST from another site. */
beforeAll(async () => {
  provider = newSamlProvider()
  page = createServer((request, response) => {
    const asked = provider.read(new URL(request.url ?? '/', pageUrl))
    const forms = [owner, mia].map((email) => {
      const answer = encoded(provider.write(about(email)(provider.honest(asked))))
      return `<form method="post" action="${asked.acsUrl}"><input type="hidden" name="SAMLResponse" value="${answer}">
        <input type="hidden" name="RelayState" value="${asked.relayState}"><button>${email}</button></form>`
    })
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Provider</title>${forms.join('')}`)
  })
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
  ;({ product } = await openConnectedProduct())
  // Another site than the product, so that browsers send no cookie with the form.
  const host = new URL(product.address).hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  pageUrl = `http://${host}:${(page.address() as AddressInfo).port}`
  superuser = new pg.Pool({ connectionString: product.superuserUrl, max: 1 })
  superuser.on('error', () => {})
  browser = await openBrowser()
})
afterAll(async () => {
  await superuser?.end()
  page?.close()
})

const ownTrouble = ({ trouble }: Visitor): string[] =>
  trouble.filter((one) => !one.startsWith(`foreign request: ${pageUrl}/`))

test('an owner sets SAML up and tests it, and a colleague comes in by it', async () => {
  const first = await visit(browser, product.address)
  await signUp(first.page, product.address, { ...newcomer, email: owner })
  await confirmAddress(first.page, product, owner)
  await superuser.query(
    `insert into account.domains (id, workspace_id, domain, token, created_at, checked_at, seen_at, proven_at)
     select gen_random_uuid(), workspace_id, 'acme.example', 'token', now(), now(), now(), now() from account.memberships`,
  )
  await first.page.goto(`${product.address}/settings/sign-in`)
  const section = first.page.getByRole('region', { name: 'Single sign-on' })
  await section.getByLabel('Protocol').selectOption('saml')
  expect(await section.locator('code').first().innerText()).toMatch(/\/api\/account\/sign-on\/saml\/[\w-]+\/metadata$/)
  await section.getByLabel('Entity ID of the provider').fill(provider.issuer)
  await section.getByLabel('Sign-on URL').fill(`${pageUrl}/sso`)
  await section.getByLabel('Signing certificate', { exact: true }).fill('not a certificate')
  await section.getByRole('button', { name: 'Save' }).click()
  await section.getByText('This is no certificate.').first().waitFor()
  for (const colorScheme of schemes) {
    await first.page.emulateMedia({ colorScheme })
    for (const width of [390, 1280]) {
      await first.page.setViewportSize({ width, height: 900 })
      await saveScreenshot(first.page, `saml-set-up-${width}-${colorScheme}`)
    }
  }
  expect(await seriousFindings(first.page)).toEqual([])
  await section.getByLabel('Signing certificate', { exact: true }).fill(provider.certificate)
  await section.getByRole('button', { name: 'Save' }).click()
  await section.getByText('Nobody has signed in with it yet.').waitFor()
  await section.getByRole('button', { name: 'Test it' }).click()
  await first.page.getByRole('button', { name: owner }).click()
  await first.page.getByText('Members would be let in').waitFor()
  expect(first.page.url(), 'state and code have left the address').toMatch(/\/sign-in\/sso\/[\w-]+$/)

  const second = await visit(browser, product.address)
  await second.page.goto(`${product.address}/sign-in?next=/settings/security`)
  await second.page.getByLabel('Email').fill(mia)
  await second.page.getByRole('button', { name: 'Continue with single sign-on' }).click()
  await second.page.getByRole('button', { name: mia }).click()
  await second.page.getByText('You are here by single sign-on').waitFor()

  for (const visitor of [first, second]) expect(ownTrouble(visitor)).toEqual([])
})
