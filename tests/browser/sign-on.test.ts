import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignIn } from '../../tools/stand-ins/sign-in/sign-in-options.ts'
import { plantPasskey } from '../world/second-factors.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { colleagues, openConnectedProduct } from './connected-product.ts'
import { schemes, widths } from './looks.ts'
import type { Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit, type Visitor } from './visitor.ts'

const [owner, mia, bob] = colleagues.map(({ email }) => email) as [string, string, string]
let redirectUris: string[]
let product: Product
let provider: SignIn
let browser: Browser
let superuser: pg.Pool

beforeAll(async () => {
  ;({ product, signOn: provider, signOnRedirects: redirectUris } = await openConnectedProduct())
  superuser = new pg.Pool({ connectionString: product.superuserUrl, max: 1 })
  superuser.on('error', () => {})
  browser = await openBrowser()
})
afterAll(async () => {
  await superuser?.end()
})

const ownTrouble = ({ trouble }: Visitor): string[] =>
  trouble.filter((one) => !one.startsWith(`foreign request: ${provider.url}/`))

const chooseAt = (page: Page, email: string) => page.getByRole('button', { name: email }).click()

async function newUser(email: string): Promise<Visitor> {
  const visitor = await visit(browser, product.address)
  await signUp(visitor.page, product.address, { ...newcomer, email })
  await confirmAddress(visitor.page, product, email)
  return visitor
}

const idOf = async (email: string): Promise<string> =>
  (await superuser.query('select id from account.users where email = $1', [email])).rows[0].id

async function workspaceOf(email: string): Promise<string> {
  const found = await superuser.query(
    `select workspace_id from account.memberships m join account.users u on u.id = m.user_id where u.email = $1`,
    [email],
  )
  return found.rows[0].workspace_id
}

async function inEachLook(page: Page, name: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await saveScreenshot(page, `sign-on-${name}-${width}-${colorScheme}`)
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await seriousFindings(page)).toEqual([])
}

test('an owner sets single sign-on up, a colleague comes in by it, and a member is led to it when it is required', async () => {
  const first = await newUser(owner)
  const workspaceId = await workspaceOf(owner)
  await superuser.query(
    `insert into account.domains (id, workspace_id, domain, token, created_at, checked_at, seen_at, proven_at)
     values (gen_random_uuid(), $1, 'acme.example', 'token', now(), now(), now(), now())`,
    [workspaceId],
  )
  const { page } = first
  await page.goto(`${product.address}/settings/sign-in`)
  const section = page.getByRole('region', { name: 'Single sign-on' })
  const shown = await section.locator('code').innerText()
  expect(shown).toBe(`${product.address}/sign-in/sso/${workspaceId}`)
  redirectUris.push(shown)
  await section.getByLabel('Issuer').fill(`${provider.url}/wrong`)
  await section.getByLabel('Client ID').fill(provider.clientId)
  await section.getByLabel('Client secret').fill(provider.clientSecret)
  await section.getByRole('button', { name: 'Save' }).click()
  await section.getByText('is no OpenID Connect provider').waitFor()
  await inEachLook(page, 'set-up')
  await section.getByLabel('Issuer').fill(provider.url)
  await section.getByRole('button', { name: 'Save' }).click()
  await section.getByText('Nobody has signed in with it yet.').waitFor()
  await section.getByRole('button', { name: 'Test it' }).click()
  await chooseAt(page, owner)
  await page.getByText('Members would be let in').waitFor()
  await inEachLook(page, 'tested')
  expect(page.url(), 'the code has left the address').toBe(shown)
  await page.getByRole('link', { name: 'Back to the settings' }).click()
  await section.getByText('Require single sign-on').waitFor()

  const second = await visit(browser, product.address)
  await second.page.goto(`${product.address}/sign-in?next=/settings/security`)
  await second.page.getByRole('button', { name: 'Continue with single sign-on' }).click()
  await second.page.getByText('Enter your work email address first').waitFor()
  await second.page.getByLabel('Email').fill('somebody@elsewhere.example')
  await second.page.getByRole('button', { name: 'Continue with single sign-on' }).click()
  await second.page.getByText('There is no single sign-on for this address').first().waitFor()
  await inEachLook(second.page, 'sign-in')
  await second.page.getByLabel('Email').fill(mia)
  await second.page.getByRole('button', { name: 'Continue with single sign-on' }).click()
  await chooseAt(second.page, mia)
  await second.page.getByText('You are here by single sign-on').waitFor()
  await inEachLook(second.page, 'confined')
  await second.page.goto(`${product.address}/`)
  await second.page.getByRole('heading', { name: 'Home' }).waitFor()

  const third = await newUser(bob)
  await superuser.query(`insert into account.memberships (workspace_id, user_id, role) values ($1, $2, 'member')`, [
    workspaceId,
    await idOf(bob),
  ])
  await third.page.request.post(`${product.address}/api/workspaces/${workspaceId}/enter`)
  await plantPasskey({ superuser }, await idOf(owner), 'Laptop')
  await page.reload()
  await section.getByRole('switch', { name: 'Require single sign-on' }).click()
  await page.getByText('Members now have to use single sign-on.').waitFor()
  await third.page.goto(`${product.address}/`)
  await third.page.getByText('wants its members to sign in').waitFor()
  await inEachLook(third.page, 'needed')
  await third.page.getByRole('button', { name: 'Continue with single sign-on' }).click()
  await chooseAt(third.page, bob)
  await third.page.getByRole('heading', { name: 'Home' }).waitFor()

  await page.reload()
  await section.getByText('2 members have signed in with it.').waitFor()
  await inEachLook(page, 'linked')
  await section.getByRole('button', { name: /^End link: mia/ }).click()
  await page.getByRole('button', { name: 'End link', exact: true }).last().click()
  await page.getByText('The link was ended.').waitFor()
  await section.getByText('1 member has signed in with it.').waitFor()
  for (const visitor of [first, second, third]) expect(ownTrouble(visitor)).toEqual([])
})
