import type { Browser, BrowserContext } from 'playwright-core'
import { demoPassword, demoTeam } from '../../database/seed/demo-team.ts'
import { openSession, type DemoSession } from '../../tools/demo/demo-session.ts'
import { loadDemoDirectory } from '../../tools/demo/load-demo-directory.ts'
import { seedDemo } from '../../tools/demo/seed-demo.ts'
import { openBrowser } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { signIn, visit } from './visitor.ts'

export interface DemoProduct {
  product: Product
  browser: Browser
  /** The cookies of Ana, who is the first of the demo's team. */
  signedIn: Awaited<ReturnType<BrowserContext['storageState']>>
  /** The address of a screen whose ids are written as `/contacts/:contact`. */
  pathOf: (screen: string) => string
}

const [ana] = demoTeam
/** Whom Ana reaches through a contact who has no account. */
export const demoCompany = 'Sentrywell'
/** What Ana wrote about a contact. */
export const demoNote = 'Prefers mornings.'
export const demoMessage =
  'I build payment software that twelve ports rely on. Would twenty minutes next week be of use to you?'

/** The product with the demo network, a list, a note, a mission and a request, and Ana signed in. */
export async function openDemoProduct(): Promise<DemoProduct> {
  const product = await openProduct()
  const { address: origin, mails, environment } = product
  const demo = await seedDemo({
    origin,
    mails,
    today: new Date(),
    loadDirectory: (records) => loadDemoDirectory(environment, records),
  })
  await demo.bringNetworkIn!(() => {})
  const ids = await fill((await openSession(origin, { ...ana, password: demoPassword }))!)
  const browser = await openBrowser()
  const { page, context } = await visit(browser, origin)
  await signIn(page, origin, { email: ana.email, password: demoPassword })
  const signedIn = await context.storageState()
  await context.close()
  return {
    product,
    browser,
    signedIn,
    pathOf: (screen) => screen.replaceAll(/:(\w+)/g, (_, name: string) => ids[name]!),
  }
}

/** A list, a note, a mission and a request, and the ids of what the screens are about. */
async function fill(session: DemoSession): Promise<Record<string, string>> {
  interface Found {
    results: { id: string; path: { viaId: string | null } }[]
  }
  const { results } = await session.ask<Found>('GET', `/api/people/network-search?query=${demoCompany}`)
  const { id: person, path } = results.find(({ path: { viaId } }) => viaId !== null)!
  const { items: companies } = await session.ask<{ items: { id: string }[] }>('GET', '/api/dashboard/companies')
  const { items: contacts } = await session.ask<{ items: { id: string }[] }>('GET', '/api/network/contacts')
  const { items: imports } = await session.ask<{ items: { id: string }[] }>('GET', '/api/network/imports')
  const list = await session.ask<{ id: string }>('POST', '/api/network/lists', { name: 'Ports', kind: 'targets' })
  await session.ask('POST', `/api/network/lists/${list.id}/items`, {
    items: [{ personId: person }, { company: demoCompany }],
  })
  await session.ask('POST', `/api/network/contacts/${contacts[0]!.id}/notes`, { text: demoNote })
  const mission = await session.ask<{ id: string }>('POST', '/api/network/missions', {
    title: 'Ports',
    companies: [demoCompany],
    listIds: [list.id],
  })
  const request = await session.ask<{ id: string }>('POST', '/api/dashboard/intro-requests', {
    target: { personId: person },
    connector: { personId: path.viaId },
    message: demoMessage,
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

/** Those that show data. */
export const demoScreens = [
  '/',
  '/network',
  '/people',
  `/search/people?q=${demoCompany}`,
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
