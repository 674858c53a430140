import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, demoTeam } from '../../database/seed/demo-team.ts'
import { openSession, type DemoSession } from '../../tools/demo/demo-session.ts'
import { loadDemoDirectory } from '../../tools/demo/load-demo-directory.ts'
import { seedDemo } from '../../tools/demo/seed-demo.ts'
import { openChromium } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { startProduct } from './product.ts'
import { look } from './pseudo-locale.ts'
import { visit } from './visitor.ts'

const [ana] = demoTeam
/** Whom Ana reaches through a contact who has no account. */
const company = 'Sentrywell'
const message = 'I build payment software that twelve ports rely on. Would twenty minutes next week be of use to you?'

let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>
let ids: Record<string, string>

beforeAll(async () => {
  product = await startProduct()
  const { address: origin, mails, environment } = product
  const demo = await seedDemo({
    origin,
    mails,
    today: new Date(),
    loadDirectory: (records) => loadDemoDirectory(environment, records),
  })
  await demo.bringNetworkIn!(() => {})
  ids = await fill((await openSession(origin, { ...ana, password: demoPassword }))!)
  browser = await openChromium()
  const { page, context } = await visit(browser, origin)
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  signedIn = await context.storageState()
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** A list, a mission and a request, and the ids of what the screens are about. */
async function fill(session: DemoSession): Promise<Record<string, string>> {
  interface Found {
    results: { id: string; path: { viaId: string | null } }[]
  }
  const { results } = await session.ask<Found>('GET', `/api/people/network-search?query=${company}`)
  const { id: person, path } = results.find(({ path: { viaId } }) => viaId !== null)!
  const { items: companies } = await session.ask<{ items: { id: string }[] }>('GET', '/api/dashboard/companies')
  const { items: contacts } = await session.ask<{ items: { id: string }[] }>('GET', '/api/network/contacts')
  const { items: imports } = await session.ask<{ items: { id: string }[] }>('GET', '/api/network/imports')
  const list = await session.ask<{ id: string }>('POST', '/api/network/lists', { name: 'Ports', kind: 'targets' })
  await session.ask('POST', `/api/network/lists/${list.id}/items`, { items: [{ personId: person }, { company }] })
  const mission = await session.ask<{ id: string }>('POST', '/api/network/missions', {
    title: 'Ports',
    companies: [company],
    listIds: [list.id],
  })
  const request = await session.ask<{ id: string }>('POST', '/api/dashboard/intro-requests', {
    target: { personId: person },
    connector: { personId: path.viaId },
    message,
    status: 'pending',
  })
  return {
    person,
    company: companies[0]!.id,
    contact: contacts[0]!.id,
    import: imports[0]!.id,
    list: list.id,
    mission: mission.id,
    request: request.id,
  }
}

/** Those that show data; the others are looked at with a new account (`pseudo-locale.test.ts`). */
const screens = [
  '/',
  '/network',
  '/people',
  `/search/people?q=${company}`,
  '/people/search?q=sales',
  '/search/companies',
  '/companies/:company',
  '/all-contacts',
  '/all-contacts?tab=duplicates',
  '/contacts/:contact',
  '/collections/:list',
  '/missions/:mission',
  '/relationship-intelligence',
  '/introductions?tab=all',
  '/introductions?tab=all&request=:request',
  '/introductions/path?person=:person',
  '/introductions/compose?person=:person',
  '/introductions/asks',
  '/notifications',
  '/access?panel=:import',
  '/settings/introductions',
  '/settings/audit',
]

/**
 * The sentences of paths, of people search and of companies, and those of outcomes that they quote. Take a field out of
 * here when it is made of messages.
 */
const stillEnglish =
  /(?:\.(?:whyRanked|explanation|explanations\.text|why)|path\.label|\.(?:relationships|companyMemory)\..*sentences?)$/i

test.each(screens)('%s of the demo network has no plain English', async (screen) => {
  const path = screen.replaceAll(/:(\w+)/g, (_, name: string) => ids[name]!)
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  const { plain } = await look(page, product.address, { path, known: [message], stillEnglish })
  expect(plain).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

const germanScreens = [
  '/',
  `/search/people?q=${company}`,
  '/introductions/path?person=:person',
  '/introductions/compose?person=:person',
  '/settings/profile',
]

test.each(germanScreens)('%s in German has no English message', async (screen) => {
  const path = screen.replaceAll(/:(\w+)/g, (_, name: string) => ids[name]!)
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  expect(await lookForEnglish(page, product.address, path)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})
