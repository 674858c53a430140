import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { connections } from '../world/imports.ts'
import { cookieOf, tokenIn } from '../world/world.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { schemesOfSome, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { visit } from './visitor.ts'

let product: Product
let browser: Browser
let cookie: string
let connector: string

const call = async (method: string, path: string, body?: unknown, type = 'application/json') => {
  const response = await fetch(`${product.address}${path}`, {
    method,
    headers: { ...(cookie ? { cookie } : {}), ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response
}

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const noa = await signUp('Noa Peer', 'noa@example.com')
  const mara = await signUp('Mara Lind', 'mara@example.com')
  cookie = mara
  await call('POST', '/api/workspaces/current/invitations', { email: 'noa@example.com', role: 'member' })
  const token = await soon(() => {
    const invitation = product.mails.findLast(
      ({ to, text }) => to.includes('noa@example.com') && text.includes('/join?'),
    )
    return tokenIn(invitation?.text ?? '')
  })
  cookie = noa
  await call('POST', '/api/invitations/accept', { token })
  await bringAna()
  cookie = mara
  connector = await bringAna()
})

const soon = <T>(find: () => T | Promise<T>): Promise<T> => vi.waitFor(find, { timeout: 60_000, interval: 200 })

async function signUp(name: string, email: string): Promise<string> {
  cookie = ''
  const made = cookieOf(await call('POST', '/api/account/sign-up', { name, email, password: 'correct horse battery' }))
  await product.confirm(email, made)
  return made
}

/** For whoever is signed in: two who have her address prove that it is hers. */
async function bringAna(): Promise<string> {
  const row = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
  await call('POST', '/api/network/imports?fileName=Connections.csv', connections([row]), 'application/octet-stream')
  return soon(async () => {
    const { items } = (await (await call('GET', '/api/network/contacts')).json()) as { items: { id: string }[] }
    if (!items[0]) throw new Error('not imported yet')
    return items[0].id
  })
}

const message = `Dear Joost,

I build planning tools for small harbours, and Kade runs four of them. Our pilot in Vlissingen cut waiting times by a fifth, and I would like to learn whether the same would help you.

Could we talk for twenty minutes on Tuesday or Thursday?`

let asked = 0
/** Asks Ana once more, for somebody else each time, and waits for the link in her mail. */
async function ask(): Promise<string> {
  return (await askFor()).link
}

async function askFor(): Promise<{ id: string; link: string }> {
  const target = `Joost de Wit ${['', 'II', 'III', 'IV', 'V'][asked] ?? asked}`.trim()
  asked += 1
  const created = await call('POST', '/api/dashboard/intro-requests', {
    target: { name: target, company: 'Kade', title: 'Founder' },
    connector: { personId: connector },
    message,
    subject: 'Waiting times in small harbours',
    context: 'You told me in May that you sailed with Joost.',
    status: 'pending',
    blind: true,
  })
  const { id } = (await created.json()) as { id: string }
  return { id, link: await linkTo('ana@northgate.example', `meet ${target}`) }
}

const linkTo = (address: string, words: string): Promise<string> =>
  vi.waitFor(
    () => {
      const mail = product.mails.findLast(
        ({ to, raw, text }) => to.includes(address) && `${raw}${text}`.includes(words),
      )
      const link = mail?.text.match(/http\S+\/guest\/(?:asks|consents)\/[\w-]{43}/)?.[0]
      if (!link) throw new Error(`no link to ${address} about ${words} yet`)
      return link
    },
    { timeout: 60_000, interval: 100 },
  )

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const visitor = (options: Parameters<Browser['newContext']>[0] = {}) => visit(browser, product.address, options)

test('on phones and without accounts a connector has the target asked, and the target agrees', async () => {
  const link = await ask()
  const ana = await visitor(phone)
  await ana.page.goto(link)
  await ana.page.getByRole('heading', { name: 'Mara Lind would like to meet Joost de Wit' }).waitFor()
  expect(await ana.page.getByRole('radio', { checked: true }).count(), 'no answer is chosen beforehand').toBe(0)
  await ana.page.getByText('Message to Joost', { exact: true }).waitFor()
  await ana.page.getByText('Yes', { exact: true }).click()
  await ana.page.getByText('After that you can’t change it here.').waitFor()
  await ana.page.getByText('Ask Joost first').click()
  for (const wrong of ['', 'joost at kade']) {
    await ana.page.getByLabel('Email address of Joost').fill(wrong)
    await ana.page.getByRole('button', { name: 'Yes, ask Joost' }).click()
    await ana.page.getByText('Enter one email address, such as').waitFor()
  }
  await ana.page.getByLabel('Email address of Joost').fill('joost@kade.example')
  await ana.page.getByRole('button', { name: 'Yes, ask Joost' }).click()
  await ana.page.getByRole('heading', { name: 'Thank you, we’re asking Joost first' }).waitFor()

  const joost = await visitor(phone)
  await joost.page.goto(await linkTo('joost@kade.example', 'would like to introduce you'))
  await joost.page.getByRole('heading', { name: 'Ana Ribeiro would like to introduce you to someone' }).waitFor()
  expect(await joost.page.content()).not.toMatch(/Mara|Lind/)
  await joost.page.getByRole('button', { name: 'Yes, introduce us' }).click()
  await joost.page.getByRole('heading', { name: 'You’ve been introduced' }).waitFor()
  await ana.page.reload()
  await ana.page.getByRole('heading', { name: 'Joost said yes' }).waitFor()
  await vi.waitFor(
    () =>
      expect(
        product.mails
          .filter(({ raw }) => raw.includes('Subject: Introduction:'))
          .flatMap(({ to }) => to)
          .toSorted(),
      ).toEqual(['joost@kade.example', 'mara@example.com']),
    { timeout: 60_000 },
  )
  expect([...ana.trouble, ...joost.trouble]).toEqual([])
  await ana.context.close()
  await joost.context.close()
})

test('a connector sets rules, forwards the text, and says so', async () => {
  const link = await ask()
  const { page, trouble, context } = await visitor(phone)
  await page.goto(link)
  await page.getByLabel('How many requests').selectOption('20')
  await page.getByLabel('Companies I don’t introduce people to').fill('Heliograph')
  await page.getByRole('button', { name: 'Save my rules' }).click()
  await page.getByText('Your rules are saved. They apply from now on.').waitFor()
  await page.getByText('Yes', { exact: true }).click()
  await page.getByLabel('Message to Joost').fill('Joost, this one is good.')
  await page.getByRole('button', { name: 'Yes, I’ll forward it' }).click()
  await page.getByRole('heading', { name: 'One step left: forward it to Joost' }).waitFor()
  const mailto = await page.getByRole('link', { name: 'Open in my email app' }).getAttribute('href')
  expect(mailto).toContain('this%20one%20is%20good')
  expect(mailto, 'the target is not to know who asks').not.toMatch(/mara|lind|cc=/i)
  await page.getByRole('button', { name: 'I forwarded it' }).click()
  await page.getByRole('heading', { name: 'Thank you, it is passed on without a name' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Thank you, it is passed on without a name' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a button in the email chooses an answer, and only a click on the page gives it', async () => {
  const link = await ask()
  const { page, trouble, context } = await visitor(phone)
  for (const [answer, radio] of [
    ['yes', 'Yes'],
    ['later', 'Later'],
    ['do_not_know', 'No'],
  ]) {
    await page.goto(`${link}?answer=${answer}`)
    await page.getByRole('heading', { name: 'Confirm your answer' }).waitFor()
    await page.getByRole('radio', { name: radio!, checked: true, exact: true }).waitFor()
  }
  await page.goto(`${link}?answer=made-up`)
  await page.getByRole('heading', { name: 'Your answer' }).waitFor()
  await saveScreenshot(page, 'guest-pages-asked-open-390')
  await page.goto(`${link}?answer=do_not_know`)
  await page.getByRole('radio', { name: 'I don’t know Joost', checked: true }).waitFor()
  await saveScreenshot(page, 'guest-pages-asked-do-not-know-390')
  await page.getByRole('button', { name: 'Say no this time' }).click()
  await page.getByRole('heading', { name: 'You said no' }).waitFor()
  expect(await page.getByText('Who could introduce you?').count(), 'only of those who helped').toBe(0)

  const yes = await ask()
  await page.goto(`${yes}?answer=yes`)
  await page.getByText('Ask Joost first').click()
  await page.getByLabel('Email address of Joost').fill('joost@ports.example')
  await page.getByRole('button', { name: 'Yes, ask Joost' }).click()
  await page.getByRole('heading', { name: 'Who could introduce you?' }).waitFor()
  await saveScreenshot(page, 'guest-pages-thanks-390')
  await page.reload()
  await page.getByRole('heading', { name: 'Thank you, we’re asking Joost first' }).waitFor()
  expect(await page.getByText('Who could introduce you?').count(), 'once').toBe(0)

  const consent = await linkTo('joost@ports.example', 'would like to introduce you')
  await page.goto(`${consent}?answer=never`)
  await page.getByRole('button', { name: 'Never ask again', exact: true }).waitFor()
  await saveScreenshot(page, 'guest-pages-reply-never-390')
  await page.goto(`${consent}?answer=not_now`)
  await page.getByRole('heading', { name: 'Confirm your answer' }).waitFor()
  await saveScreenshot(page, 'guest-pages-reply-chosen-390')
  await page.goto(`${consent}?answer=yes`)
  await page.getByRole('button', { name: 'Yes, introduce us' }).click()
  await page.getByRole('link', { name: 'See who could introduce me' }).click()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('whoever helped at an address that others have too finds it in the form for an account', async () => {
  const { page, context } = await visitor(phone)
  await page.goto(`${await ask()}?answer=yes`)
  await page.getByRole('button', { name: 'Yes, I’ll forward it' }).click()
  await page.getByRole('button', { name: 'I forwarded it' }).click()
  await page.getByRole('link', { name: 'See who could introduce me' }).click()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('ana@northgate.example')
  expect(page.url(), 'in no log and no history').not.toContain('northgate')
  await context.close()
})

test('a link that opens nothing, a request that is closed and the end of all email say only what is true', async () => {
  const { id, link } = await askFor()
  const { page, trouble, context } = await visitor(phone)
  await page.goto(link)
  await page.getByRole('link', { name: 'What Wellmet is, and what it stores about you' }).waitFor()
  await page.getByText('This page is only for you.').waitFor()
  await page.getByRole('link', { name: 'Never email me again' }).click()
  await page.getByRole('heading', { name: 'Stop all email to this address?' }).waitFor()
  await page.getByRole('button', { name: 'Never email me again' }).waitFor()
  await call('PATCH', `/api/dashboard/intro-requests/${id}`, { status: 'cancelled' })
  await page.goto(link)
  await page.getByRole('heading', { name: 'This request is closed' }).waitFor()
  await page.goto(`${product.address}/guest/asks/${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  expect(await page.getByText('This page is only for you').count()).toBe(0)
  await page.goto(`${product.address}/never-email/${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  expect(trouble).toEqual([])
  await context.close()
})

describe.each(schemesOfSome('the pages by link'))('the pages by link in %s', (colorScheme) => {
  test.each(widths)('have no serious accessibility finding at %i px', async (width) => {
    const { page, trouble, context } = await visitor({ viewport: { width, height: 900 }, colorScheme })
    const findings: string[] = []
    const look = async (name: string) => {
      await page.waitForLoadState('networkidle')
      await saveScreenshot(page, `guest-pages-${name}-${width}-${colorScheme}`)
      findings.push(...(await seriousFindings(page)).map((finding) => `${name}: ${finding}`))
    }
    const [first, second] = [await ask(), await ask()]
    await lookAtAskPage(page, look, first)
    await lookAtConsentPage(page, look, second, `joost-${width}-${colorScheme}@kade.example`)
    await lookAtTrouble(page, look)
    expect(findings).toEqual([])
    expect(trouble).toEqual([])
    await context.close()
  })
})

type Look = (name: string) => Promise<void>

async function lookAtAskPage(page: Page, look: Look, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('heading', { name: 'Also waiting for you' }).waitFor()
  await look('asked-open')
  await page.getByText('Yes', { exact: true }).click()
  await page.getByText('Ask Joost first').click()
  await look('asked-ask-target')
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true })
  await look('asked-no')
  await page.getByRole('radio', { name: 'Later' }).check({ force: true })
  await look('asked-later')
  await page.getByRole('button', { name: /Ask me again/ }).click()
  await page.getByRole('heading', { name: /We’ll ask you again/ }).waitFor()
  await look('asked-postponed')
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Yes, I’ll forward it' }).click()
  await page.getByRole('heading', { name: 'One step left: forward it to Joost' }).waitFor()
  await look('asked-forward')
}

async function lookAtConsentPage(page: Page, look: Look, link: string, address: string): Promise<void> {
  await call('POST', `/api/guest/asks/${link.split('/').at(-1)}/reply`, {
    reply: 'accept',
    how: 'ask_target',
    targetEmail: address,
  })
  await page.goto(await linkTo(address, 'would like to introduce you'))
  await page.getByRole('button', { name: 'Not now' }).waitFor()
  await look('reply-open')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('heading', { name: 'OK, not now' }).waitFor()
  await look('reply-not-now')
  await page.getByRole('button', { name: 'Yes, introduce us' }).click()
  await page.getByRole('heading', { name: 'You’ve been introduced' }).waitFor()
  await look('reply-yes')
}

async function lookAtTrouble(page: Page, look: Look): Promise<void> {
  await page.goto(`${product.address}/guest/asks/${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  await look('not-valid')
  await page.route('**/api/guest/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(`${product.address}/guest/consents/${'y'.repeat(43)}`)
  await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 })
  await look('error')
  await page.unroute('**/api/guest/**')
  await page.route('**/api/guest/**', () => {})
  await page.goto(`${product.address}/guest/asks/${'z'.repeat(43)}`)
  await page.getByText('Loading the request').waitFor({ state: 'attached' })
  await saveScreenshot(page, `guest-pages-loading-${page.viewportSize()!.width}`)
  await page.unroute('**/api/guest/**')
}
