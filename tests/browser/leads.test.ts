import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Site } from '@wellmet/growth/sites/sites.contract.ts'
import { connections } from '../world/imports.ts'
import { openBrowser, saveScreenshot, seriousFindings, settled } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

const kofi = { name: 'Kofi Mensah', email: 'kofi@example.org', password: 'correct horse battery' }
const known = 'Dana,Fields,https://www.linkedin.com/in/dana-fields,,Acme,CFO,08 Feb 2024'
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

const ask = async (page: Page, method: 'post' | 'put' | 'patch', path: string, data?: unknown) => {
  const headers = { origin: product.address }
  const answer = await page.request[method](`${product.address}${path}`, {
    headers,
    ...(data === undefined ? {} : { data }),
  })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}

/** Kofi is in the workspace of Ana, and shares that he knows somebody at Acme. */
async function team() {
  const ana = await visit(browser, product.address)
  await signUp(ana.page, product.address, newcomer)
  const other = await visit(browser, product.address)
  await signUp(other.page, product.address, kofi)
  const superuser = new pg.Client({ connectionString: product.superuserUrl })
  await superuser.connect()
  onTestFinished(() => superuser.end())
  const { rows } = await superuser.query<{ id: string }>(
    `insert into account.memberships (workspace_id, user_id, role)
     select m.workspace_id, k.id, 'member' from account.memberships m join account.users u on u.id = m.user_id, account.users k
     where u.email = $1 and k.email = $2 returning workspace_id as id`,
    [newcomer.email, kofi.email],
  )
  await ask(other.page, 'post', `/api/workspaces/${rows[0]!.id}/enter`)
  const imported = await other.page.request.post(`${product.address}/api/network/imports?fileName=Connections.csv`, {
    data: Buffer.from(connections([known])),
    headers: { 'content-type': 'application/octet-stream', origin: product.address },
  })
  const { id } = (await imported.json()) as { id: string }
  await expect
    .poll(async () => {
      const answer = await other.page.request.get(`${product.address}/api/network/imports/${id}`)
      return ((await answer.json()) as { import: { state: string } }).import.state
    })
    .toBe('done')
  await ask(other.page, 'patch', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
  return { ...ana, kofi: other }
}

/** A page of another site, with the form as the settings show it. */
async function pageWith(html: () => string): Promise<string> {
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>Acme shop</title>${html()}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const looks = [
  { name: '1280-light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: '390-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: '1280-dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { name: '390-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const

test('a form on a page of another site is soon on the owner’s Home, with who can introduce them', async () => {
  const { page, trouble, kofi } = await team()
  const places = async () => {
    await kofi.page.goto(product.address)
    await kofi.page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    await kofi.page.waitForLoadState('networkidle')
    return kofi.page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').allInnerTexts()
  }
  expect(await places(), 'a member has no use for it before there is a site').not.toContain('Leads')
  let html = ''
  const shop = await pageWith(() => html)
  await page.goto(`${product.address}/settings/site`)
  await page.getByLabel('Where your pages are').fill(shop)
  await page.getByRole('switch', { name: 'Count visits' }).check({ force: true })
  await page.getByRole('button', { name: 'Create the site' }).click()
  await page.getByText('What happens on your site').waitFor()
  expect(await places()).toContain('Leads')
  const answer = await page.request.get(`${product.address}/api/growth/site`)
  const { site } = (await answer.json()) as { site: Site }
  html = site.snippet + site.forms.find(({ name }) => name === 'demo')!.html

  const visitor = await browser.newContext({ userAgent })
  const form = await visitor.newPage()
  await form.goto(shop)
  await form.getByLabel('Name').fill('Sam Rivers')
  await form.getByLabel('Email').fill('sam@acme.com')
  await form.getByRole('checkbox').check()
  const began = performance.now()
  await form.getByRole('button', { name: 'Send' }).click()
  await form.waitForURL(/\/thanks$/)
  await page.goto(product.address)
  await page.getByText(/at Acme asked for a demo.*Kofi/s).waitFor()
  const seconds = (performance.now() - began) / 1000
  // Three seconds on a quiet machine.
  console.info(`from the form to Home: ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(20)
  expect(await visitor.cookies()).toEqual([])

  await ask(page, 'put', '/api/investors/pitch', {
    title: 'Acme raises',
    sections: [{ key: 'team', title: 'Team', text: 'Who we are.' }],
  })
  const made = await ask(page, 'post', '/api/investors/links', { reader: 'Acme' })
  const { url } = (await made.json()) as { url: string }
  await form.goto(url)
  await form.getByText('This link was made for Acme.').waitFor()
  await form.getByText('Team', { exact: true }).click()
  await form.getByText('Who we are.').waitFor()
  await saveScreenshot(form, 'pitch-reader-1280-light')
  expect(await seriousFindings(form)).toEqual([])
  await expect
    .poll(async () => (await page.request.get(`${product.address}/api/investors/pitch`)).text())
    .toContain('Someone with Acme’s link')

  const found: string[] = []
  for (const { name, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    for (const path of ['/leads', '/pitch', '/settings/site']) {
      await page.goto(`${product.address}${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
      await settled(page)
      await saveScreenshot(page, `growth${path.replaceAll('/', '-')}-${name}`)
      found.push(...(await seriousFindings(page)).map((one) => `${path} ${name}: ${one}`))
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      if (overflow > 0) found.push(`${path} ${name} is ${overflow} px too wide`)
    }
  }
  expect(found).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  const english: string[] = []
  for (const path of ['/leads', '/pitch', '/settings/site'])
    english.push(...(await lookForEnglish(page, product.address, path)))
  expect(english.filter((sentence) => !sentence.includes('Ana Lima’s workspace'))).toEqual([])
  expect(trouble).toEqual([])
})
