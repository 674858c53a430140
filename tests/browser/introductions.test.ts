import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { connections } from '../world/imports.ts'
import { cookieOf, tokenIn } from '../world/world.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { schemesOfSome, widths } from './looks.ts'
import type { CaughtMail } from '../../tools/product/mail-catcher.ts'
import { bodyOf } from './mail-body.ts'
import { mailbox } from './mailbox-of-mara.ts'
import { openProduct, type Product } from './product.ts'
import { visit } from './visitor.ts'

let product: Product
let browser: Browser
const cookies = new Map<string, string>()

const call = async (who: string, method: string, path: string, body?: unknown): Promise<Response> => {
  const isText = typeof body === 'string'
  const cookie = cookies.get(who)
  const response = await fetch(`${product.address}${path}`, {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': isText ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response
}

const until = <T>(look: () => T | Promise<T>): Promise<Awaited<T>> =>
  vi.waitFor(look, { timeout: 60_000, interval: 100 }) as Promise<Awaited<T>>

const signUp = async (name: string): Promise<void> => {
  const email = `${name.split(' ')[0]!.toLowerCase()}@example.com`
  const body = { name, email, password: 'correct horse battery' }
  const cookie = cookieOf(await call(name, 'POST', '/api/account/sign-up', body))
  await product.confirm(email, cookie)
  cookies.set(name, cookie)
}

const bring = async (who: string, fileName: string, content: string): Promise<void> => {
  const sent = await call(who, 'POST', `/api/network/imports?fileName=${fileName}`, content)
  const { id } = (await sent.json()) as { id: string }
  await until(async () =>
    expect(await (await call(who, 'GET', `/api/network/imports/${id}`)).json()).toMatchObject({
      import: { state: 'done' },
    }),
  )
}

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  await Promise.all(['Mara Lind', 'Bob Reyes', 'Eve Okafor'].map(signUp))
  await call('Mara Lind', 'POST', '/api/workspaces/current/invitations', { email: 'bob@example.com', role: 'member' })
  const invitation = await until(() => {
    const found = product.mails.findLast(({ to, text }) => to.includes('bob@example.com') && text.includes('/join?'))
    if (!found) throw new Error('not invited yet')
    return found.text
  })
  await call('Bob Reyes', 'POST', '/api/invitations/accept', { token: tokenIn(invitation) })
  // Bob has Ana's address too, which proves that it is hers, and shows her to nobody.
  await call('Bob Reyes', 'POST', '/api/network/hide-rules', { domain: 'northgate.example' })
  const known = [
    'Ana,Ribeiro,,ana@northgate.example,,,02 May 2026',
    'Joost,de Wit,,joost@kade.example,Kade,Founder,02 May 2026',
    'Priya,Raman,https://www.linkedin.com/in/priya,priya@heliograph.example,Heliograph,CTO,01 Jan 2022',
  ]
  await bring('Bob Reyes', 'Connections.csv', connections(known))
  await call('Bob Reyes', 'PATCH', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
  await bring('Mara Lind', 'mail.mbox', mailbox)
})

type State = Awaited<ReturnType<BrowserContext['storageState']>>
const stateOf = (who: string): State => {
  const { hostname: domain } = new URL(product.address)
  const ofThisSite = { domain, path: '/', expires: -1, httpOnly: true, secure: true, sameSite: 'Lax' as const }
  const all = cookies.get(who)!.split('; ')
  return {
    cookies: all.map((one) => {
      const [name, ...value] = one.split('=')
      return { name: name!, value: value.join('='), ...ofThisSite }
    }),
    origins: [],
  }
}
const visitAs = (who: string, options: Parameters<Browser['newContext']>[0] = {}) =>
  visit(browser, product.address, { storageState: stateOf(who), ...options })

const open = async (page: Page, path: string, heading: string | RegExp): Promise<void> => {
  await page.goto(`${product.address}${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

const linkTo = (address: string): Promise<string> =>
  until(() => {
    const sent = product.mails.findLast(
      ({ to, text }) => to.includes(address) && /\/guest\/(?:asks|consents)\//.test(text),
    )
    const link = sent?.text.match(/http\S+\/guest\/(?:asks|consents)\/[\w-]{43}/)?.[0]
    if (!link) throw new Error(`no link to ${address} yet`)
    return link
  })

const message = `I build planning tools for small harbours, and Kade runs four of them. Our pilot in Vlissingen cut waiting times by a fifth.

Would twenty minutes next week be of use to you?`

test('from the search to the ask, from the mail to the meeting, and the connector hears what came of it', async () => {
  const { page, trouble, context } = await visitAs('Mara Lind')
  await open(page, '/search/people?q=Joost', 'People')
  await page.getByRole('link', { name: 'Say if you know them' }).click()
  await page.getByRole('group', { name: 'How well do you know Joost de Wit?' }).waitFor()
  await open(page, `/introductions/path?person=${page.url().split('/').at(-1)}`, 'Path to Joost de Wit')
  await page.getByRole('link', { name: 'Show path through Bob Reyes' }).click()
  await page.getByRole('heading', { name: 'Path through Bob Reyes' }).waitFor()
  await page.getByRole('link', { name: 'Show path through Ana Ribeiro' }).click()
  await page.getByRole('link', { name: 'Ask Ana for an introduction' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ask Ana Ribeiro for an introduction' }).waitFor()

  const field = page.getByLabel('Your message to Joost')
  expect(await field.inputValue()).toMatch(/^Hi Joost,\n\nI’m Mara Lind\. .*about \[…\]/s)
  await page.getByText('Replace […] with what only you know.').waitFor()
  expect(await page.getByRole('button', { name: 'Ask Ana now' }).isDisabled()).toBe(true)
  await field.fill('Hi Ana, meet him.')
  await page.getByText('The message is addressed to Ana.').waitFor()
  await page.getByRole('button', { name: 'Another version' }).click()
  expect(await field.inputValue()).toContain('I’m Mara Lind')
  await page.getByRole('button', { name: 'Back to my text' }).click()
  expect(await field.inputValue(), 'what was typed by hand').toBe('Hi Ana, meet him.')
  await page.getByLabel('Your message to Joost').fill(message)
  await page.getByText('No gaps found.').waitFor()
  await page.getByLabel('A line only for Ana').fill('You told me in May that you sailed with Joost.')
  await page.reload()
  await page.getByText('This is what you typed here before.').waitFor()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await page.goBack()
  expect(await field.inputValue()).toBe(message)
  expect(await page.getByLabel('A line only for Ana').inputValue()).toContain('sailed with Joost')
  const preview = await bodyOf(page.frameLocator('iframe[title="Email to Ana Ribeiro"]').locator('body'))
  expect(preview).toContain('sailed with Joost')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await saveScreenshot(page, `introductions-compose-preview-${colorScheme}`)
  }
  await page.getByRole('button', { name: 'Ask Ana now' }).click()
  const drawer = page.getByRole('dialog', { name: 'Introduction' })
  await drawer.getByText('Waiting for Ana').first().waitFor()

  const link = await linkTo('ana@northgate.example')
  const mail = await page.context().newPage()
  await mail.setContent(product.mails.findLast(({ to }) => to.includes('ana@northgate.example'))!.html!)
  expect(await bodyOf(mail.locator('body')), 'the preview is the mail itself').toBe(preview)

  const phone = await visit(browser, product.address, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.page.goto(link)
  await phone.page.getByText('Yes', { exact: true }).click()
  await phone.page.getByText('Ask Joost first').click()
  await phone.page.getByLabel('Email address of Joost').fill('joost@kade.example')
  await phone.page.getByRole('button', { name: 'Yes, ask Joost' }).click()
  await phone.page.getByRole('heading', { name: 'Thank you, we’re asking Joost first' }).waitFor()
  await phone.page.goto(await linkTo('joost@kade.example'))
  await phone.page.getByRole('button', { name: 'Yes, introduce us' }).click()
  await phone.page.getByRole('heading', { name: 'You’ve been introduced' }).waitFor()

  await page.reload()
  await drawer.getByText('Joost wants to meet you', { exact: true }).waitFor()
  await drawer.getByRole('link', { name: 'Write to Joost' }).waitFor()
  await drawer.getByRole('button', { name: 'Meeting booked' }).click()
  await page.getByRole('dialog', { name: 'Record this?' }).getByRole('button', { name: 'Record it' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await drawer.getByText('You took back what you recorded').waitFor()
  expect(await page.getByRole('button', { name: 'Take it back' }).count()).toBe(0)
  await drawer.getByRole('button', { name: 'Meeting booked' }).click()
  await page.getByLabel('Anything to note?').fill('Next Tuesday at their office.')
  await saveScreenshot(page, 'introductions-record-question')
  await page.getByRole('dialog', { name: 'Record this?' }).getByRole('button', { name: 'Record it' }).click()
  await drawer.getByText('You recorded a meeting').waitFor()
  const isOfOutcome = ({ to, text }: CaughtMail) =>
    to.includes('ana@northgate.example') && text.includes('Thank you for your help')
  const ofOutcome = () => product.mails.filter(isOfOutcome)
  expect(ofOutcome(), 'nobody is emailed before it could be taken back').toEqual([])
  await open(page, '/search/people?q=Joost', 'People')
  await page.getByText('Meeting booked').waitFor()
  await page.getByRole('link', { name: 'Prepare, about Joost de Wit' }).waitFor()
  await until(() => expect(ofOutcome().map(({ text }) => text.includes('are going to meet'))).toEqual([true]))
  expect([...trouble, ...phone.trouble]).toEqual([])
  await phone.context.close()
  await context.close()
})

test('a teammate’s rules are kept by both sides, and a no comes with its reason', async () => {
  const bob = await visitAs('Bob Reyes')
  await open(bob.page, '/settings/introductions', 'Settings')
  await bob.page.getByLabel('Companies I don’t introduce people to').fill('Heliograph')
  await bob.page.getByRole('button', { name: 'Save my rules' }).click()
  await bob.page.getByText('Your rules are saved. They apply from now on.').waitFor()

  const mara = await visitAs('Mara Lind')
  await open(mara.page, '/search/people?q=Priya', 'People')
  await mara.page.getByRole('link', { name: 'Check with Bob, about Priya Raman' }).click()
  await mara.page.getByLabel('Your message to Priya').fill(message)
  await mara.page.getByRole('button', { name: 'Ask Bob now' }).click()
  await mara.page.getByRole('alert').getByText('Bob Reyes is not available for this introduction.').waitFor()
  await mara.page.getByRole('button', { name: 'Save draft' }).click()
  await mara.page.getByText('The draft is saved.').waitFor()
  await mara.page.waitForURL(({ searchParams }) => searchParams.has('request'))

  await bob.page.getByLabel('Companies I don’t introduce people to').fill('')
  await bob.page.getByRole('button', { name: 'Save my rules' }).click()
  await bob.page.getByRole('button', { name: 'Save my rules' }).and(bob.page.locator(':disabled')).waitFor()
  await mara.page.getByRole('button', { name: 'Ask Bob now' }).click()
  await mara.page.getByRole('dialog', { name: 'Introduction' }).getByText('Waiting for Bob').first().waitFor()

  await open(bob.page, '/introductions/asks', 'Introductions')
  await saveScreenshot(bob.page, 'introductions-asks')
  expect(await seriousFindings(bob.page)).toEqual([])
  await bob.page.getByText('No', { exact: true }).click()
  await bob.page.getByText('This is not a good time').click()
  await bob.page.getByRole('button', { name: 'Say no' }).click()
  await bob.page.getByText('Mara now sees your answer.').waitFor()
  await mara.page.reload()
  await mara.page.getByText('“This is not a good time”').waitFor()
  await bob.page.getByRole('list', { name: 'Answered' }).getByText('You said no').waitFor()
  expect([...mara.trouble, ...bob.trouble]).toEqual([])
  await mara.context.close()
  await bob.context.close()
})

test('a teammate who wants the target to be asked first says where, and reads the one small ask', async () => {
  const search = await call('Mara Lind', 'GET', '/api/people/network-search?query=Joost')
  const { results } = (await search.json()) as { results: { id: string }[] }
  const found = await call('Mara Lind', 'GET', `/api/graph/person/${results[0]!.id}`)
  const { paths } = (await found.json()) as { paths: { viaId: string | null; viaName: string | null }[] }
  const asked = await call('Mara Lind', 'POST', '/api/dashboard/intro-requests', {
    target: { name: 'Tomas Vega', company: 'Brightwater' },
    connector: { personId: paths.find(({ viaName }) => viaName === 'Bob Reyes')!.viaId },
    message,
    nextStep: 'Fifteen minutes next week.',
    status: 'pending',
  })
  expect(asked.status).toBe(201)
  const { page, trouble, context } = await visitAs('Bob Reyes')
  await open(page, '/introductions/asks', 'Introductions')
  await page.getByText('Fifteen minutes next week.').waitFor()
  await page.getByText('Yes', { exact: true }).click()
  await page.getByText('Ask Tomas first, for me').click()
  const address = page.getByLabel('Email address of Tomas')
  for (const wrong of ['', 'tomas at brightwater']) {
    await address.fill(wrong)
    await page.getByRole('button', { name: 'Say yes' }).click()
    await page.getByText('Enter one email address, such as').waitFor()
  }
  expect(await seriousFindings(page)).toEqual([])
  await address.fill('tomas@brightwater.example')
  await page.getByRole('button', { name: 'Say yes' }).click()
  await page.getByText('Mara now sees that you said yes.').waitFor()
  await page.getByText('You said yes. We’re asking Tomas first.').waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('whoever got a no goes on to the next path with the same words', async () => {
  const search = await call('Mara Lind', 'GET', '/api/people/network-search?query=Joost')
  const { results } = (await search.json()) as { results: { id: string }[] }
  const found = await call('Mara Lind', 'GET', `/api/graph/person/${results[0]!.id}`)
  const { paths } = (await found.json()) as { paths: { viaId: string | null; viaName: string | null }[] }
  const asked = await call('Mara Lind', 'POST', '/api/dashboard/intro-requests', {
    target: { personId: results[0]!.id },
    connector: { personId: paths.find(({ viaName }) => viaName === 'Ana Ribeiro')!.viaId },
    message,
    status: 'pending',
  })
  const { id } = (await asked.json()) as { id: string }
  const { page, trouble, context } = await visitAs('Mara Lind')
  await open(page, `/introductions?request=${id}`, 'Introductions')
  await page.getByRole('heading', { name: 'Tell us what happened' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Next path' }).count()).toBe(0)
  await call('Mara Lind', 'PATCH', `/api/dashboard/intro-requests/${id}`, { status: 'declined' })
  await page.reload()
  await page.getByRole('button', { name: 'Try the next path, through Bob Reyes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ask Bob Reyes for an introduction' }).waitFor()
  expect(await page.getByLabel('Your message to Joost').inputValue()).toBe(message)
  expect(trouble).toEqual([])
  await context.close()
})

describe.each(schemesOfSome('the screens of introductions'))('the screens of introductions in %s', (colorScheme) => {
  test.each(widths)('have no serious accessibility finding at %i px', async (width) => {
    const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' as const }
    const findings: string[] = []
    const look = async (page: Page, name: string) => {
      await saveScreenshot(page, `introductions-${name}-${width}-${colorScheme}`)
      findings.push(...(await seriousFindings(page)).map((finding) => `${name}: ${finding}`))
    }
    const [mara, eve] = [await visitAs('Mara Lind', options), await visitAs('Eve Okafor', options)]
    await lookAtFull(mara.page, look)
    await lookAtEmpty(eve.page, look)
    expect(findings).toEqual([])
    expect([...mara.trouble, ...eve.trouble]).toEqual([])
    await mara.context.close()
    await eve.context.close()
  })
})

type Look = (page: Page, name: string) => Promise<void>

async function lookAtFull(page: Page, look: Look): Promise<void> {
  const search = await call('Mara Lind', 'GET', '/api/people/network-search?query=Joost')
  const { results } = (await search.json()) as { results: { id: string }[] }
  await open(page, `/introductions/path?person=${results[0]!.id}`, 'Path to Joost de Wit')
  await page.getByRole('note').getByText('Meeting booked').waitFor()
  expect(await page.getByRole('link', { name: /^Ask / }).count()).toBe(0)
  await saveScreenshot(page, `introductions-path-closed-${page.viewportSize()!.width}`)
  await page.getByText('Why this score?').click()
  await look(page, 'path')
  await page.goto(`${product.address}/introductions/compose?person=${results[0]!.id}`)
  await page.getByLabel('Your message to Joost').fill(message)
  await page.getByRole('switch', { name: 'Ask at a set time' }).click()
  await look(page, 'compose')
  await open(page, '/introductions?tab=all', 'Introductions')
  await page.getByRole('link', { name: 'Priya Raman' }).waitFor()
  await look(page, 'list')
  await open(page, '/introductions?tab=all&view=board', 'Introductions')
  await page.getByRole('link', { name: 'Priya Raman' }).waitFor()
  await look(page, 'board')
  await page.getByRole('link', { name: 'Joost de Wit' }).first().click()
  await page.getByRole('dialog').getByRole('heading', { name: 'What happened', exact: true }).waitFor()
  await look(page, 'drawer')
  await open(page, '/settings/introductions', 'Settings')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await look(page, 'rules')
}

const refusal = { type: 'about:blank', title: 'Not allowed', status: 403, code: 'forbidden', detail: 'Ask an admin.' }

async function lookAtEmpty(page: Page, look: Look): Promise<void> {
  await open(page, '/introductions', 'Introductions')
  await page.getByRole('heading', { name: 'No active requests' }).waitFor()
  await look(page, 'list-empty')
  await open(page, '/introductions/asks', 'Introductions')
  await page.getByRole('heading', { name: 'No requests right now' }).waitFor()
  await saveScreenshot(page, `introductions-asks-empty-${page.viewportSize()!.width}`)
  await open(page, '/introductions/path', 'Path')
  await saveScreenshot(page, `introductions-path-empty-${page.viewportSize()!.width}`)
  await page.route('**/api/dashboard/intro-requests**', (route) => route.fulfill({ status: 403, json: refusal }))
  await open(page, '/introductions?tab=declined', 'Introductions')
  await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 })
  await look(page, 'list-error')
  await page.unroute('**/api/dashboard/intro-requests**')
  await page.route('**/api/dashboard/intro-requests**', () => {})
  await page.goto(`${product.address}/introductions?tab=completed`)
  await page.getByText('Loading your introductions').waitFor({ state: 'attached' })
  await saveScreenshot(page, `introductions-loading-${page.viewportSize()!.width}`)
  await page.unroute('**/api/dashboard/intro-requests**')
}

test('who wants no email is not asked: the page says so, offers the next path and a message to copy', async () => {
  const search = await call('Mara Lind', 'GET', '/api/people/network-search?query=Joost')
  const { results } = (await search.json()) as { results: { id: string; personState: { requestId: string } }[] }
  // A meeting with Joost is booked: nobody else is asked while it is.
  const { id, personState } = results[0]!
  await call('Mara Lind', 'PATCH', `/api/dashboard/intro-requests/${personState.requestId}`, { status: 'cancelled' })
  const { page, trouble, context } = await visitAs('Mara Lind', { permissions: ['clipboard-read', 'clipboard-write'] })
  const sent = product.mails.findLast(({ to }) => to.includes('ana@northgate.example'))!
  await page.goto(sent.text.match(/Never email me again: (http\S+)/)![1]!)
  await page.getByRole('button', { name: 'Never email me again' }).click()
  await page.getByRole('heading', { name: 'You won’t get any more emails' }).waitFor()

  await open(page, `/introductions/path?person=${id}`, 'Path to Joost de Wit')
  await page.getByRole('link', { name: 'Show path through Ana Ribeiro' }).click()
  await page.getByText('Ana Ribeiro can’t be reached by email through Wellmet.').waitFor()
  expect(await page.getByRole('link', { name: /^Ask Ana/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Try the next path, through Bob Reyes' }).waitFor()
  await page.getByRole('link', { name: 'Write a message to copy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ask Ana Ribeiro for an introduction' }).waitFor()
  await page.getByText('Ana Ribeiro can’t be reached by email through Wellmet.').waitFor()
  await page.getByLabel('Your message to Joost').fill(message)
  expect(await page.getByRole('button', { name: 'Ask Ana now' }).isDisabled()).toBe(true)
  await page.getByText('Wellmet won’t know what Ana answers unless you record it').waitFor()
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toMatch(/^Hi Ana,\n\nI’d like to meet Joost de Wit\. Would you introduce us\?/)
  expect(copied).toContain(message)
  await saveScreenshot(page, 'introductions-compose-no-email')
  await page.getByRole('button', { name: 'I already asked Ana' }).click()
  await page.getByRole('menuitem', { name: 'By phone' }).click()
  await page
    .getByRole('dialog', { name: 'Introduction' })
    .getByText('You asked Ana by phone', { exact: true })
    .waitFor()
  expect([...trouble, ...(await seriousFindings(page))]).toEqual([])
  await context.close()
})
