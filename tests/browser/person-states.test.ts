import pg from 'pg'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { actionWords } from '@wellmet/identity/person-states/action-words.rules.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { rowWords } from '../../apps/web/src/discovery/reach/row-words.ts'
import { isSweep, seed } from '../sweep.ts'
import { connections } from '../world/imports.ts'
import { cookieOf, tokenIn } from '../world/world.ts'
import { openBrowser } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { visit } from './visitor.ts'

let product: Product
let browser: Browser
const cookies = new Map<string, string>()
const [asker, connector, teammate] = ['Mara Lind', 'Bob Reyes', 'Olu Ade'] as const
const target = 'Joost de Wit'
const message = 'I build maps of who knows whom. Would twenty minutes next week be of use to you?'

async function call<T>(who: string, method: string, path: string, body?: unknown): Promise<T> {
  const isText = typeof body === 'string'
  const answer = await fetch(`${product.address}${path}`, {
    method,
    headers: {
      cookie: cookies.get(who) ?? '',
      ...(body === undefined ? {} : { 'content-type': isText ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  if (path === '/api/account/sign-up') cookies.set(who, cookieOf(answer))
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

const until = <T>(look: () => T | Promise<T>): Promise<Awaited<T>> =>
  vi.waitFor(look, { timeout: 60_000, interval: 100 }) as Promise<Awaited<T>>

const emailOf = (name: string): string => `${name.split(' ')[0]!.toLowerCase()}@example.com`

async function signUp(name: string): Promise<void> {
  await call(name, 'POST', '/api/account/sign-up', { name, email: emailOf(name), password: 'correct horse battery' })
  await product.confirm(emailOf(name), cookies.get(name)!)
}

async function join(name: string): Promise<void> {
  const email = emailOf(name)
  await call(asker, 'POST', '/api/workspaces/current/invitations', { email, role: 'member' })
  const invitation = await until(() => {
    const found = product.mails.findLast(({ to, text }) => to.includes(email) && text.includes('/join?'))
    if (!found) throw new Error('not invited yet')
    return found.text
  })
  await call(name, 'POST', '/api/invitations/accept', { token: tokenIn(invitation) })
}

interface Found {
  person: { id: string; personState: PersonState }
  paths: { viaId: string | null }[]
}
/** Whom the request is about, and who is asked, as everybody in the workspace is shown them. */
let ids: { person: string; via: string; list: string }

const shown = (who: string): Promise<Found> => call(who, 'GET', `/api/graph/person/${ids.person}`)

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  for (const name of [asker, connector, teammate]) await signUp(name)
  for (const name of [connector, teammate]) await join(name)
  const known = [`Joost,de Wit,,joost@kade.example,Kade,Founder,02 May 2026`]
  await call(connector, 'POST', '/api/network/imports?fileName=Connections.csv', connections(known))
  await call(connector, 'PATCH', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
  await call(asker, 'GET', '/api/dashboard/graph-sharing')
  const person = await until(async () => {
    const search = '/api/people/network-search?query=Joost'
    const { results } = await call<{ results: { id: string }[] }>(asker, 'GET', search)
    return results[0]!.id
  })
  const { paths } = await call<Found>(asker, 'GET', `/api/graph/person/${person}`)
  const list = await call<{ id: string }>(asker, 'POST', '/api/network/lists', { name: 'People', kind: 'people' })
  await call(asker, 'POST', `/api/network/lists/${list.id}/items`, { items: [{ personId: person }] })
  ids = { person, via: paths[0]!.viaId!, list: list.id }
})

/** A request of the asker, as far as the moves take it; everything before it is forgotten. */
interface Walk {
  id: string
  move: (status: string, more?: object) => Promise<unknown>
  reply: (body: object) => Promise<unknown>
}

async function begin(status: string, more: object = {}): Promise<Walk> {
  const { id } = await call<{ id: string }>(asker, 'POST', '/api/dashboard/intro-requests', {
    target: { personId: ids.person },
    connector: { personId: ids.via },
    message,
    status,
    ...more,
  })
  return {
    id,
    move: (to, changes = {}) => call(asker, 'PATCH', `/api/dashboard/intro-requests/${id}`, { status: to, ...changes }),
    reply: (body) => call(connector, 'POST', `/api/introductions/asks/${id}/reply`, body),
  }
}

const inDays = (days: number): string => addDays(new Date(), days).toISOString()
const yes = { reply: 'accept', with: 'introduce' }

/** Every way in which a request moves, each up to where it is looked at. */
const walks: Record<string, () => Promise<Walk>> = {
  'a draft': () => begin('draft'),
  'a scheduled ask': () => begin('draft', { scheduledFor: inDays(5) }),
  'an ask': () => begin('pending'),
  later: () => after(begin('pending'), ({ reply }) => reply({ reply: 'later', until: inDays(20) })),
  'a yes': () => after(begin('pending'), ({ reply }) => reply(yes)),
  'a name to mention': () => after(begin('pending'), ({ reply }) => reply({ reply: 'name_drop' })),
  'a no': () => after(begin('pending'), ({ reply }) => reply({ reply: 'decline', reason: 'not_now' })),
  'an introduction': () =>
    after(begin('pending'), async ({ reply }) => {
      await reply(yes)
      await reply({ reply: 'sent' })
    }),
  'a reply': () => after(begin('pending'), ({ move }) => move('target_replied')),
  'a meeting': () => after(begin('pending'), ({ move }) => move('meeting_booked', { meetingAt: inDays(3) })),
  'a meeting that was': () => after(begin('pending'), ({ move }) => move('meeting_booked', { meetingAt: inDays(-3) })),
  'a withdrawal': () => after(begin('pending'), ({ move }) => move('cancelled')),
  'a success': () => after(begin('pending'), ({ move }) => move('converted')),
}

async function after(begun: Promise<Walk>, go: (walk: Walk) => Promise<unknown>): Promise<Walk> {
  const walk = await begun
  await go(walk)
  return walk
}

type Look = { screen: string; path: string; region: (page: Page) => Locator; isShown?: (state: PersonState) => boolean }

const row = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: target }).first()
const main = (page: Page): Locator => page.getByRole('main')

const looks = (): Look[] => [
  { screen: 'search', path: '/search/people?q=Joost', region: row },
  { screen: 'path', path: `/introductions/path?person=${ids.person}`, region: main },
  { screen: 'list', path: `/collections/${ids.list}`, region: row },
  {
    screen: 'compose',
    path: `/introductions/compose?person=${ids.person}`,
    region: main,
    isShown: ({ requestId, state }) => requestId !== null && state !== 'asked_of_you' && state !== 'you_promised',
  },
  {
    screen: 'Home',
    path: '/',
    region: row,
    isShown: ({ waitsOn, state }) => waitsOn === 'me' && state !== 'asked_of_you' && state !== 'you_promised',
  },
  { screen: 'contact', path: `/contacts/${ids.person}`, region: main },
]

const looksOf = (who: string): Look[] =>
  looks().filter(({ screen }) => {
    if (screen === 'contact') return who === connector
    return who === asker || screen === 'search' || screen === 'path'
  })

interface Seen {
  text: string
  actions: string[]
}

async function see(region: Locator): Promise<Seen> {
  await region.waitFor()
  const actions = await region
    .locator('a, button')
    .evaluateAll((found) => found.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()))
  return { text: await region.innerText(), actions }
}

/** What a screen says or offers that the state does not, and what it does not say. */
function contradictions({ text, actions }: Seen, state: PersonState, isWritten = true): string[] {
  const { says, first, never } = state
  const found: string[] = []
  // Rows say it shorter, where the next column says the rest.
  const short = rowWords(state)
  const isSaid = says && (text.includes(says.text) || (says.text.includes(short) && text.includes(short)))
  if (says && !isSaid) found.push(`does not say “${says.text}”`)
  const label = first && isWritten ? actionWords(first, state, target) : null
  if (label && !actions.some((one) => one.startsWith(label))) found.push(`does not offer “${label}”`)
  const asks = actions.filter((one) => one.startsWith('Ask ') && one !== label && !one.startsWith('Ask at '))
  const mayNot = never.some((what) => ['ask_anyone_else', 'ask', 'introduction'].includes(what))
  if (mayNot) found.push(...asks.map((one) => `offers “${one}”`))
  return found
}

const contexts = new Map<string, { page: Page; context: BrowserContext }>()
async function pageOf(who: string): Promise<Page> {
  const open = contexts.get(who)
  if (open) return open.page
  const { hostname } = new URL(product.address)
  const all = cookies.get(who)!.split('; ')
  const storageState = {
    origins: [],
    cookies: all.map((one) => ({
      name: one.slice(0, one.indexOf('=')),
      value: one.slice(one.indexOf('=') + 1),
      domain: hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax' as const,
    })),
  }
  const visitor = await visit(browser, product.address, { storageState })
  contexts.set(who, visitor)
  return visitor.page
}

/** A blocked button on compose asks nobody, and a contact’s page writes at the address. */
const isWrittenOn = (screen: string): boolean => screen !== 'compose' && screen !== 'contact'

async function lookAs(who: string): Promise<string[]> {
  const { personState } = (await shown(who)).person
  const page = await pageOf(who)
  const found: string[] = []
  for (const { screen, path, region, isShown = () => true } of looksOf(who)) {
    if (!isShown(personState)) continue
    await page.goto(product.address + path)
    const { says } = personState
    if (says)
      await region(page)
        .getByText(says.text)
        .or(region(page).getByText(rowWords(personState)))
        .first()
        .waitFor({ timeout: 10_000 })
        .catch(() => {})
    const seen = await see(region(page))
    const offered = screen === 'compose' ? { ...seen, actions: [] } : seen
    found.push(
      ...contradictions(offered, personState, isWrittenOn(screen)).map(
        (one) => `${who}, ${personState.state}, ${screen}: ${one}`,
      ),
    )
  }
  return found
}

const names = Object.keys(walks)
/** Whole in a sweep; else one walk, which the seed draws. */
const drawn = isSweep ? names : [names[seed % names.length]!]

test.each(drawn)(
  'after %s every screen says and offers what the state does, to asker, connector and teammate',
  async (name) => {
    await walks[name]!()
    const found: string[] = []
    for (const who of [asker, connector, teammate]) found.push(...(await lookAs(who)))
    expect(found).toEqual([])
  },
  120_000,
)

/** As if nobody had asked: every walk begins with nothing. */
beforeEach(async () => {
  const client = new pg.Client({ connectionString: product.superuserUrl })
  await client.connect()
  await client.query('delete from introductions.requests; delete from identity.person_states')
  await client.end()
})

test('a planted contradiction is found', async () => {
  await walks['an introduction']!()
  const { personState } = (await shown(asker)).person
  const page = await pageOf(asker)
  await page.goto(`${product.address}/introductions/path?person=${ids.person}`)
  await page.getByText(personState.says!.text).first().waitFor()
  expect(contradictions(await see(main(page)), personState)).toEqual([])
  await page.evaluate(
    `document.querySelector('main h1').insertAdjacentHTML('afterend', '<a href="#">Ask Hamish again</a>')`,
  )
  expect(contradictions(await see(main(page)), personState)).toEqual(['offers “Ask Hamish again”'])
  const waiting = { ...personState, says: { ...personState.says!, text: 'Waiting for Bob' } }
  expect(contradictions(await see(main(page)), waiting)[0]).toBe('does not say “Waiting for Bob”')
})
