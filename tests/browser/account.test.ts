import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { tokenIn } from '../world/world.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { sample } from './sample.ts'
import { confirmAddress, newcomer, signUp as signUpAt, signUpOnScreen, visit } from './visitor.ts'
import { schemesOfSome, widths } from './looks.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

const visitor = (options: Parameters<Browser['newContext']>[0] = {}) => visit(browser, product.address, options)
const form = newcomer
const signUp = (page: Page, who: typeof newcomer) => signUpAt(page, product.address, who)
/** In the form that is open. */
const signUpHere = async (page: Page, { name, email, password }: typeof newcomer) => {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

const mailTo = (address: string, link: string) =>
  vi.waitFor(
    () => {
      const found = product.mails.findLast(({ to, text }) => to.includes(address) && text.includes(link))
      if (!found) throw new Error(`no mail with ${link} to ${address} yet`)
      return found.text
    },
    { timeout: 60_000, interval: 100 },
  )

describe('a new user', () => {
  test('is sent to sign in, signs up, confirms the address by opening the link and is back where they were, signs out and in again, and changes settings', async () => {
    const { page, trouble, context } = await visitor()
    await page.goto(`${product.address}/settings/profile`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(page.url()).toContain('next=')

    await signUpOnScreen(page, product.address, form)
    await saveScreenshot(page, 'home-1280-light')
    const token = tokenIn(await mailTo(form.email, '/verify-email?'))
    const scanner = await visitor()
    await scanner.page.goto(`${product.address}/verify-email?token=${token}`)
    await scanner.page.getByText('Sign in to the account you want to confirm').waitFor()
    await scanner.context.close()
    const opened = await (await page.request.get(`${product.address}/api/account/session`)).json()
    expect(opened.user.emailVerified, 'a program that opens every link confirms nothing').toBe(false)

    await page.goto(`${product.address}/settings/api-keys`)
    await page.getByText(`${form.email} is not confirmed yet.`).waitFor()
    const fromMail = await context.newPage()
    await fromMail.goto(`${product.address}/verify-email?token=${token}`)
    await fromMail.waitForURL(`${product.address}/settings/api-keys`)
    await fromMail.getByText('Your address is confirmed.').waitFor()
    expect(await fromMail.getByText('is not confirmed yet').count()).toBe(0)
    await fromMail.close()

    await page.goto(product.address)
    await page
      .getByRole('button', { name: /account|Ana Lima/i })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.getByLabel('Email').fill(form.email)
    await page.getByLabel('Password', { exact: true }).fill('wrong password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Check both and try again').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(form.email)
    await page.getByLabel('Password', { exact: true }).fill(form.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { name: 'Home' }).waitFor()

    await page.goto(`${product.address}/settings/profile`)
    await page.getByLabel('Name', { exact: true }).fill('Ana L. Lima')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await vi.waitFor(
      async () => {
        const answer = await page.request.get(`${product.address}/api/account/session`)
        expect((await answer.json()).user).toMatchObject({ name: 'Ana L. Lima', emailVerified: true })
      },
      { timeout: 60_000 },
    )
    expect(trouble).toEqual([])
    await context.close()
  })

  test('makes an API key whose secret is shown once, and finds it in the audit log', async () => {
    const { page, trouble, context } = await visitor()
    await signUp(page, { ...form, email: 'keys@example.com' })
    await confirmAddress(page, product, 'keys@example.com')
    await page.goto(`${product.address}/settings/api-keys`)
    await page.getByRole('button', { name: 'New API key' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill('Weekly report')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: /^(Create|Make)/ }).click()
    const secret = await page.getByLabel('Secret').innerText()
    expect(secret.trim()).toMatch(/^wm_[\w-]{43}$/)
    await page.keyboard.press('Escape')
    await page.getByText('Weekly report').first().waitFor()
    expect(await page.content()).not.toContain(secret.trim())
    const answer = await page.request.get(`${product.address}/api/account/session`, {
      headers: { authorization: `Bearer ${secret.trim()}` },
    })
    expect([200, 403]).toContain(answer.status())
    await page.goto(`${product.address}/settings/audit`)
    await page.getByText(/log intact/i).waitFor()
    await page.getByRole('table', { name: 'Audit events' }).getByText('Weekly report').waitFor()
    expect(trouble).toEqual([])
    await context.close()
  })
})

test('a team: somebody is invited by mail, signs up by the link on a phone and is in, and who invited them hears of it', async () => {
  const owner = await visitor()
  await signUp(owner.page, { ...form, name: 'Olga Owner', email: 'olga@example.com' })
  await confirmAddress(owner.page, product, 'olga@example.com')
  await owner.page.goto(`${product.address}/settings/workspace`)
  await owner.page.getByLabel('Email').fill('mia@example.com')
  await owner.page.getByRole('button', { name: /Invite|Send/ }).click()
  await owner.page.getByText('mia@example.com').first().waitFor()
  const token = tokenIn(await mailTo('mia@example.com', '/join?'))

  const phone = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.page.goto(`${product.address}/join?token=${token}`)
  await phone.page.getByRole('heading', { name: /Join Olga Owner/ }).waitFor()
  await saveScreenshot(phone.page, 'join-390-light')
  expect(await seriousFindings(phone.page)).toEqual([])
  await phone.page.getByRole('link', { name: 'Create an account' }).click()
  await signUpHere(phone.page, { ...form, name: 'Mia Member', email: 'eve@example.com' })
  await phone.page.getByText('This invitation was sent to another address.').first().waitFor()
  await signUpHere(phone.page, { ...form, name: 'Mia Member', email: 'mia@example.com' })
  await phone.page.getByRole('heading', { name: 'Home' }).waitFor()
  const joined = await (await phone.page.request.get(`${product.address}/api/account/session`)).json()
  expect(joined).toMatchObject({
    user: { email: 'mia@example.com', emailVerified: true },
    workspace: { name: 'Olga Owner’s workspace', role: 'member' },
  })
  const sentTo = product.mails.filter(({ to }) => to.includes('mia@example.com'))
  expect(sentTo.filter(({ text }) => text.includes('/verify-email?'))).toEqual([])

  expect(joined.workspaces, 'nobody who joins gets a workspace that they did not ask for').toHaveLength(1)

  await owner.page.getByRole('link', { name: 'Notifications 1 unread' }).click()
  await owner.page.getByRole('link', { name: 'Unread: Mia Member joined the workspace' }).click()
  await owner.page.getByRole('table').getByText('Mia Member').waitFor()
  await owner.page.getByRole('link', { name: 'Notifications', exact: true }).first().waitFor()
  expect([...owner.trouble, ...phone.trouble]).toEqual([])
  await owner.context.close()
  await phone.context.close()
})

test('several are invited at once, and one whose email got lost is sent it again or a link', async () => {
  const owner = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await signUp(owner.page, { ...form, name: 'Rosa Owner', email: 'rosa@example.com' })
  await confirmAddress(owner.page, product, 'rosa@example.com')
  await owner.page.goto(`${product.address}/settings/workspace`)
  const field = owner.page.getByLabel('Email')
  await field.fill('ben@example.com, nobody')
  await owner.page.getByRole('button', { name: 'Send invitation' }).click()
  await owner.page.getByText('This is not an email address: nobody').waitFor()
  await field.fill('Ben <ben@example.com>\nCho <cho@example.com>, Rosa <rosa@example.com>')
  await owner.page.getByRole('button', { name: 'Send invitation' }).click()
  await owner.page.getByText('The invitations to ben@example.com and cho@example.com are on their way.').waitFor()
  await owner.page.getByText('rosa@example.com was not invited. This person is already a member').waitFor()
  expect(await field.inputValue()).toBe('rosa@example.com')
  const pending = owner.page.getByRole('table', { name: 'Pending invitations' })
  await saveScreenshot(owner.page, 'invitations-1280-light')
  const answer = (verb: string) => owner.page.getByRole('dialog').getByRole('button', { name: verb }).click()

  const first = tokenIn(await mailTo('cho@example.com', '/join?'))
  await pending.getByRole('button', { name: 'Send again to cho@example.com' }).click()
  await answer('Send again')
  await expect.poll(async () => tokenIn(await mailTo('cho@example.com', '/join?'))).not.toBe(first)
  await pending.getByRole('button', { name: 'Copy link for ben@example.com' }).click()
  await answer('Copy link')
  await owner.page.getByText('The link for ben@example.com was copied.').waitFor()
  const link = await owner.page.evaluate<string>('navigator.clipboard.readText()')
  expect(link).not.toContain(tokenIn(await mailTo('ben@example.com', '/join?')))

  const ben = await visitor({})
  await ben.page.goto(link)
  await ben.page.getByRole('heading', { name: /Join Rosa Owner/ }).waitFor()
  await ben.page.getByRole('link', { name: 'Create an account' }).click()
  await signUpHere(ben.page, { ...form, name: 'Ben Member', email: 'ben@example.com' })
  await ben.page.getByText('ben@example.com is not confirmed yet').waitFor()
  expect(await ben.page.getByRole('button', { name: /Join/ }).isDisabled()).toBe(true)
  const toConfirm = tokenIn(await mailTo('ben@example.com', '/verify-email?'))
  await ben.page.goto(`${product.address}/verify-email?token=${toConfirm}`)
  await ben.page.getByRole('heading', { name: 'Home' }).waitFor()
  const ofBen = await (await ben.page.request.get(`${product.address}/api/account/session`)).json()
  expect(ofBen.workspace).toMatchObject({ name: 'Rosa Owner’s workspace', role: 'member' })
  expect(await seriousFindings(owner.page)).toEqual([])
  expect([...owner.trouble, ...ben.trouble]).toEqual([])
  await owner.context.close()
  await ben.context.close()
})

test('a screen asks for its data while its code is still loading', async () => {
  const { page, trouble, context } = await visitor()
  await signUp(page, { ...form, email: 'early@example.com' })
  await page.goto(product.address)
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  await page.waitForLoadState('networkidle')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/network/lists')
  await page.evaluate(`history.pushState({}, '', '/collections'); dispatchEvent(new PopStateEvent('popstate'))`)
  await asked
  expect(await page.getByRole('heading', { level: 1, name: 'Saved lists' }).count()).toBe(0)
  release()
  await page.getByRole('heading', { level: 1, name: 'Saved lists' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('going to another workspace names it at once', async () => {
  const { page, trouble, context } = await visitor()
  await signUp(page, { ...form, name: 'Tess Two', email: 'two@example.com' })
  const headers = { origin: product.address }
  await page.request.post(`${product.address}/api/workspaces`, { data: { name: 'Halyard' }, headers })
  await page.goto(product.address)
  const account = (workspace: string) => page.getByRole('button', { name: `Tess Two, ${workspace}` })
  for (const [from, to] of [
    ['Tess Two’s workspace', 'Halyard'],
    ['Halyard', 'Tess Two’s workspace'],
  ] as const) {
    await account(from).click()
    await page.getByRole('menuitemradio', { name: to }).click()
    await account(to).waitFor()
  }
  // A link of the one workspace, opened in the other, goes on there with one click.
  const data = { name: 'Ana Ribeiro', company: 'Northgate', familiarity: 'barely' }
  const added = await page.request.post(`${product.address}/api/network/contacts`, { data, headers })
  const { id } = (await added.json()) as { id: string }
  await account('Tess Two’s workspace').click()
  await page.getByRole('menuitemradio', { name: 'Halyard' }).click()
  await account('Halyard').waitFor()
  await page.goto(`${product.address}/introductions/path?person=${id}`)
  await page.getByText('This link is from your workspace Tess Two’s workspace').waitFor()
  await page.getByRole('button', { name: 'Switch to Tess Two’s workspace' }).click()
  await page.getByRole('heading', { level: 1, name: /Ana Ribeiro/ }).waitFor()
  expect(page.url()).toContain(`/introductions/path?person=${id}`)
  await account('Tess Two’s workspace').waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a user who is in no workspace is offered one, and no screen asks for data', async () => {
  const { page, trouble, context } = await visitor()
  await signUp(page, { ...form, email: 'nowhere@example.com' })
  const session = await (await page.request.get(`${product.address}/api/account/session`)).json()
  await page.route('**/api/account/session', (route) =>
    route.fulfill({ json: { ...session, workspace: null, workspaces: [] } }),
  )
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  for (const path of ['/', '/contacts', '/people', '/introductions', '/settings/workspace', '/settings/sharing']) {
    await page.goto(`${product.address}${path}`)
    await page.getByRole('heading', { name: 'You are not in a workspace' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  expect(new Set(asked)).toEqual(new Set(['/api/account/session']))
  await page.goto(`${product.address}/settings/profile`)
  await page.getByLabel('Name', { exact: true }).waitFor()

  await page.goto(`${product.address}/contacts`)
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Second start')
  await page.unroute('**/api/account/session')
  await page
    .getByRole('button', { name: /^Create/ })
    .last()
    .click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

describe.each(schemesOfSome('every screen'))('every screen in %s', (colorScheme) => {
  test.each(widths)('has no serious accessibility finding at %i px', async (width) => {
    const { page, trouble, context } = await visitor({ viewport: { width, height: 900 }, colorScheme })
    const look = async (path: string) => {
      await page.goto(`${product.address}${path}`)
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      await saveScreenshot(page, `${path.replaceAll('/', '-').slice(1) || 'home'}-${width}-${colorScheme}`)
      return (await seriousFindings(page)).map((finding) => `${path}: ${finding}`)
    }
    const findings = []
    for (const path of sample(['/sign-in', '/sign-up', '/forgot-password'])) findings.push(...(await look(path)))
    await signUp(page, { ...form, email: `look-${width}-${colorScheme}@example.com` })
    const inside = [
      '/',
      '/settings/profile',
      '/settings/security',
      '/settings/workspace',
      '/settings/api-keys',
      '/settings/audit',
      '/settings/notifications',
      '/notifications',
      '/nowhere',
    ]
    for (const path of sample(inside)) findings.push(...(await look(path)))
    expect(findings).toEqual([])
    expect(trouble).toEqual([])
    await context.close()
  })
})
