import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Provider } from '../../tools/stand-ins/providers.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openConnectedProduct, owner } from './connected-product.ts'
import { schemes, widths } from './looks.ts'
import type { Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit, type Visitor } from './visitor.ts'

const address = owner.email
const screen = '/settings/connected-accounts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
let product: Product
let service: Provider<'google'>
let browser: Browser

beforeAll(async () => {
  ;({ product, google: service } = await openConnectedProduct())
  browser = await openBrowser()
})

/** Somebody new, so that no test finds what another one connected. */
async function newUser(email: string): Promise<State> {
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email })
  const signedIn = await context.storageState()
  await context.close()
  return signedIn
}

const codeMailedTo = (email: string): Promise<string> =>
  vi.waitFor(
    () => {
      const mail = product.mails.findLast(({ to }) => to.includes(email))
      return mail!.text.match(/^(?:[a-z2-9]{4}-){2}[a-z2-9]{4}$/m)![0]
    },
    { timeout: 60_000, interval: 200 },
  )

/** The page of the provider is another server, and it is asked for nothing but to sign in. */
const ownTrouble = ({ trouble }: Visitor): string[] =>
  trouble.filter((one) => !one.startsWith(`foreign request: ${service.signIn.url}/`))

const card = (page: Page) => page.getByRole('article', { name: address })
const source = (page: Page, name: string) => card(page).getByRole('listitem').filter({ hasText: name })

async function open(page: Page, path = screen): Promise<void> {
  await page.goto(`${product.address}${path}`)
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
}

async function connect(page: Page): Promise<void> {
  await open(page)
  await page.getByRole('button', { name: 'Connect Google', exact: true }).click()
  await page.getByRole('button', { name: `Continue as ${address}` }).click()
  await card(page).waitFor()
}

async function look(page: Page, state: string, width: number, colorScheme: string): Promise<void> {
  await saveScreenshot(page, `connected-accounts-${state}-${width}-${colorScheme}`)
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
}

test('a Google account is connected, read while one looks on, kept away from a domain, and disconnected', async () => {
  const visitor = await visit(browser, product.address, { storageState: await newUser('connects@example.com') })
  const { page, context } = visitor
  await page.goto(`${product.address}/contacts`)
  await page.getByRole('link', { name: 'Connect Google', exact: true }).click()
  await page.getByText('Subjects and text of emails').waitFor()

  service.api.latencyMs = 120
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/oauth/callback')) codes.push(request.url())
  })
  await page.getByRole('button', { name: 'Connect Google', exact: true }).click()
  await page.getByRole('button', { name: `Continue as ${address}` }).click()
  await card(page).getByText('Reading', { exact: true }).waitFor()
  expect(codes).toHaveLength(1)
  expect(page.url()).toBe(`${product.address}${screen}`)
  await source(page, 'Email')
    .getByText(/\d00 emails read so far/)
    .waitFor()
  service.api.latencyMs = 0
  await card(page).getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })
  await source(page, 'Email')
    .getByText(/Last read just now: \d{3} emails, \d{3} new or changed/)
    .waitFor()
  await source(page, 'Calendar')
    .getByText(/Last read just now: \d+ meetings/)
    .waitFor()
  await source(page, 'Address book').getByText('Last read just now: 40 entries, 40 new or changed.').waitFor()
  await source(page, 'Calendar').getByText('left out').click()
  await source(page, 'Calendar').getByText('Nobody else was invited.').waitFor()
  await card(page)
    .getByText(/\d\d contacts are known only from this account\./)
    .waitFor({ timeout: 60_000 })

  const person = service.api.mailboxes[0]!.people[0]!
  const domain = person.address.split('@')[1]!
  await card(page).getByRole('textbox', { name: 'Domain' }).fill('nonsense')
  await card(page).getByRole('button', { name: 'Add domain' }).click()
  await card(page).getByText('Enter a domain such as example.com.').waitFor()
  await card(page).getByRole('textbox', { name: 'Domain' }).fill(`somebody@${domain}`)
  await card(page).getByRole('button', { name: 'Add domain' }).click()
  await card(page).getByRole('list', { name: 'Domains never stored' }).getByText(domain).waitFor()

  await card(page)
    .getByRole('button', { name: `Read everything again from ${address}` })
    .click()
  await page.getByRole('button', { name: 'Read everything again', exact: true }).click()
  await card(page).getByText('Reading', { exact: true }).waitFor()
  await card(page).getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })
  await source(page, 'Email').getByText('left out').click()
  await source(page, 'Email').getByText('Someone on it is at a domain that is never stored.').waitFor()
  await card(page).getByText('History').click()
  await card(page).getByRole('cell', { name: 'Everything' }).nth(5).waitFor()

  await card(page)
    .getByRole('button', { name: `Remove ${domain}` })
    .click()
  await card(page).getByRole('list', { name: 'Domains never stored' }).waitFor({ state: 'hidden' })

  await card(page).getByRole('button', { name: 'Disconnect' }).click()
  await card(page)
    .getByText(/This deletes \d\d contacts that only this account knows\./)
    .waitFor()
  await card(page)
    .getByRole('button', { name: /^Disconnect and delete \d\d contacts$/ })
    .click()
  await card(page).waitFor({ state: 'hidden', timeout: 60_000 })
  await page.getByText(`${address} is disconnected, and what was read from it is deleted.`).waitFor()
  await page.getByRole('button', { name: 'Connect Google', exact: true }).waitFor()
  expect(service.signIn.countOf('revoke')).toBe(1)
  expect(ownTrouble(visitor)).toEqual([])
  await context.close()
})

test('internal email, folders and further addresses are chosen in the settings', async () => {
  const visitor = await visit(browser, product.address, { storageState: await newUser('chooses@example.com') })
  const { page, context } = visitor
  await confirmAddress(page, product, 'chooses@example.com')
  await connect(page)
  await card(page).getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })

  const internal = card(page).getByRole('switch', { name: 'Leave out internal email and meetings' })
  await card(page)
    .getByText(/or has an address at .*halyard\.example/)
    .waitFor()
  expect(await internal.isChecked()).toBe(true)
  await internal.click({ force: true })
  await page.getByText('Internal email and meetings are stored from now on.').waitFor()
  expect(await internal.isChecked()).toBe(false)

  await card(page)
    .getByText(/^Folders and labels/)
    .click()
  const projects = card(page).getByRole('checkbox', { name: 'Projects' })
  expect(await projects.isChecked()).toBe(true)
  await projects.click()
  await card(page).getByText('1 not read', { exact: true }).waitFor()
  await page.getByText('Projects is no longer read. What was stored from it is being deleted.').waitFor()
  expect(await projects.isChecked()).toBe(false)
  await card(page).getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })

  await open(page)
  const addresses = page.getByRole('list', { name: 'Your email addresses' })
  await addresses.getByText(address, { exact: true }).waitFor()
  await addresses.getByText('Connected account', { exact: true }).waitFor()
  const section = page.getByRole('region', { name: 'Your email addresses' })
  await section.getByRole('textbox', { name: 'Email address' }).fill('ana at old')
  await section.getByRole('button', { name: 'Add address' }).click()
  await section.getByText('Enter an email address such as you@example.com.').waitFor()
  await section.getByRole('textbox', { name: 'Email address' }).fill('Ana@Old.example')
  await section.getByRole('button', { name: 'Add address' }).click()
  await addresses.getByText('ana@old.example', { exact: true }).waitFor()
  await addresses.getByText(/^Not confirmed\./).waitFor()
  await section.getByRole('textbox', { name: 'Code for ana@old.example' }).fill('abcd-efgh-jkmn')
  await section.getByRole('button', { name: 'Confirm ana@old.example' }).click()
  await section.getByText(/^This is not the code/).waitFor()
  await section.getByRole('textbox', { name: 'Code for ana@old.example' }).fill(await codeMailedTo('ana@old.example'))
  await section.getByRole('button', { name: 'Confirm ana@old.example' }).click()
  await addresses.getByText('You confirmed it', { exact: true }).waitFor()
  await section.getByRole('button', { name: 'Remove ana@old.example' }).click()
  await addresses.getByText('ana@old.example', { exact: true }).waitFor({ state: 'detached' })
  expect(ownTrouble(visitor)).toEqual([])
  await context.close()
})

test('the code leaves the address and the history, and coming back to it hands nothing over', async () => {
  const visitor = await visit(browser, product.address, { storageState: await newUser('returns@example.com') })
  const { page, context } = visitor
  await connect(page)
  await page.goBack()
  expect(page.url()).not.toContain('code=')
  await open(page, screen)
  await card(page).waitFor()
  expect(ownTrouble(visitor)).toEqual([])
  await context.close()
})

test('a refusal at the provider, a foreign answer and an empty address are said, and can be begun again', async () => {
  const visitor = await visit(browser, product.address, { storageState: await newUser('refuses@example.com') })
  const { page, context } = visitor
  await open(page)
  await page.getByRole('button', { name: 'Connect Google', exact: true }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByRole('heading', { level: 1, name: 'The account was not connected' }).waitFor()
  await page.getByText('Google says that you did not agree. Nothing was stored.').waitFor()
  expect(page.url()).toBe(`${product.address}/auth/callback`)
  await page.getByRole('button', { name: 'Begin again' }).click()
  await page.getByRole('button', { name: `Continue as ${address}` }).waitFor()

  const answers = [
    ['?state=google.made-up&code=made-up', /belongs to no connection that you began here/],
    ['?state=nobody.made-up&code=made-up', /from no provider that Wellmet knows/],
    ['', /There is nothing to complete here/],
  ] as const
  for (const [search, sentence] of answers) {
    await page.goto(`${product.address}/auth/callback${search}`)
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
    expect(page.url()).toBe(`${product.address}/auth/callback`)
  }
  await page.getByRole('link', { name: 'See connected accounts' }).click()
  await page.getByRole('button', { name: 'Connect Google', exact: true }).waitFor()
  expect(ownTrouble(visitor)).toEqual([])
  await context.close()
})

const looks = schemes.flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })))

describe('in every look', () => {
  const visitors: { visitor: Visitor; width: number; colorScheme: string }[] = []
  beforeAll(async () => {
    const signedIn = await newUser('looks@example.com')
    for (const { colorScheme, width } of looks) {
      const viewport = { width, height: 900 }
      const visitor = await visit(browser, product.address, { viewport, colorScheme, storageState: signedIn })
      visitors.push({ visitor, width, colorScheme })
    }
  })
  afterAll(async () => {
    await Promise.all(visitors.map(({ visitor }) => visitor.context.close()))
  })
  const inEach = async (state: string, show: (page: Page) => Promise<unknown>) => {
    for (const { visitor, width, colorScheme } of visitors) {
      await show(visitor.page)
      await look(visitor.page, state, width, colorScheme)
    }
  }

  test('an account is seen before, while and after it is read, without access, and on its way out', async () => {
    await inEach('empty', async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Connect Google', exact: true }).waitFor()
    })
    await inEach('refused', async (page) => {
      await page.goto(`${product.address}/auth/callback?state=google.made-up&code=made-up`)
      await page.getByRole('alert').waitFor()
    })
    // Long enough for every look: a busy machine takes seconds for each.
    service.api.latencyMs = 6_000
    await connect(visitors[0]!.visitor.page)
    await inEach('running', async (page) => {
      await open(page)
      await card(page).getByText('Reading', { exact: true }).waitFor()
    })
    service.api.latencyMs = 0
    await inEach('full', async (page) => {
      await open(page)
      await card(page).getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })
      await card(page).getByText('contacts are known').waitFor({ timeout: 60_000 })
      await source(page, 'Email').getByText('left out').click()
      await card(page)
        .getByText(/^Folders and labels/)
        .click()
      await card(page).getByRole('checkbox', { name: 'Projects' }).waitFor()
      await page.getByRole('list', { name: 'Your email addresses' }).waitFor()
      await card(page).getByText('History').click()
      await card(page).getByRole('table').waitFor()
      await card(page).getByRole('button', { name: 'Disconnect' }).click()
      await card(page).getByText('This deletes').waitFor()
    })
    service.signIn.revokeAccess(address)
    const { page } = visitors[0]!.visitor
    await open(page)
    await page.getByRole('button', { name: 'Sync now' }).click()
    await inEach('ended', async (ended) => {
      await vi.waitFor(
        async () => {
          await open(ended)
          await card(ended).getByText('Access ended').waitFor({ timeout: 2_000 })
        },
        { timeout: 60_000 },
      )
      await card(ended).getByRole('button', { name: 'Connect again' }).waitFor()
    })
    for (const { visitor } of visitors) expect(ownTrouble(visitor)).toEqual([])
  })
})
