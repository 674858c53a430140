import type { Browser } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../../tools/services/free-port.ts'
import { makeUpHelpdesk, type MadeUpHelpdesk } from '../../tools/stand-ins/helpdesk/made-up-tickets.ts'
import { startProvider } from '../../tools/stand-ins/providers.ts'
import { suiteSettings } from '../../tools/stand-ins/suite-settings.ts'
import { connections } from '../world/imports.ts'
import { cookieOf, tokenIn } from '../world/world.ts'
import { openBrowser } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { mailbox } from './mailbox-of-mara.ts'
import { openProductOnce, type Product } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { signIn, visit } from './visitor.ts'

const owner = { email: 'ana@halyard.example', name: 'Ana Lima' }
const mara = { name: 'Mara Lind', email: 'mara@example.com', password: 'correct horse battery' }
const bob = { ...mara, name: 'Bob Reyes', email: 'bob@example.com' }

let product: Product
let browser: Browser
let helpdesk: MadeUpHelpdesk
const cookies = new Map<string, string>()

const call = async (who: typeof mara, method: string, path: string, body?: unknown): Promise<Response> => {
  const isText = typeof body === 'string'
  const cookie = cookies.get(who.email)
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

const join = async (who: typeof mara): Promise<void> => {
  const cookie = cookieOf(await call(who, 'POST', '/api/account/sign-up', who))
  await product.confirm(who.email, cookie)
  cookies.set(who.email, cookie)
}

const bring = async (who: typeof mara, fileName: string, content: string): Promise<void> => {
  const { id } = (await (await call(who, 'POST', `/api/network/imports?fileName=${fileName}`, content)).json()) as {
    id: string
  }
  await until(async () =>
    expect(await (await call(who, 'GET', `/api/network/imports/${id}`)).json()).toMatchObject({
      import: { state: 'done' },
    }),
  )
}

/** Mara reaches Joost at Kade through Bob, who shares his contacts. */
beforeAll(async () => {
  const port = await findFreePort(null)
  const address = `http://localhost:${port}`
  helpdesk = makeUpHelpdesk()
  helpdesk.open({
    email: 'lea@kade.example',
    name: 'Lea Costa',
    company: 'Kade',
    domain: 'kade.example',
    createdAt: new Date('2026-05-03T10:00:00Z'),
  })
  helpdesk.open({ email: 'somebody@gmail.com', name: 'Sam Body' })
  const zendesk = await startProvider('zendesk', {
    accounts: [owner],
    redirectUris: [`${address}/auth/callback`],
    helpdesk,
  })
  zendesk.signIn.tamper = { iss: null }
  product = await openProductOnce({ PORT: String(port), PUBLIC_URL: address, ...suiteSettings(zendesk) })
  browser = await openBrowser()
  await join(mara)
  await join(bob)
  await call(mara, 'POST', '/api/workspaces/current/invitations', { email: bob.email, role: 'member' })
  const invitation = await until(() => {
    const found = product.mails.findLast(({ to, text }) => to.includes(bob.email) && text.includes('/join?'))
    if (!found) throw new Error('not invited yet')
    return found.text
  })
  await call(bob, 'POST', '/api/invitations/accept', { token: tokenIn(invitation) })
  await bring(bob, 'Connections.csv', connections(['Joost,de Wit,,joost@kade.example,Kade,Founder,02 May 2026']))
  await call(bob, 'PATCH', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
  await bring(mara, 'mail.mbox', mailbox)
})

test('where no helpdesk is connected, the page of tickets says what to do; an admin connects it, and compose says who waits', async () => {
  const { page } = await visit(browser, product.address)
  await signIn(page, product.address, mara)
  await page.goto(`${product.address}/settings/tickets`)
  await page.getByRole('heading', { name: 'No helpdesk is connected' }).waitFor()
  await lookSixTimes(page, 'tickets-none')
  await page.getByRole('link', { name: 'Open connected accounts' }).click()
  await page.getByRole('button', { name: 'Connect Zendesk' }).click()
  await page.getByRole('button', { name: `Continue as ${owner.email}` }).click()
  const card = page.getByRole('article', { name: owner.email })
  await card.getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })
  await lookSixTimes(page, 'connected-helpdesk')
  await card.getByRole('link', { name: 'See tickets by company' }).click()
  await page.getByRole('heading', { name: 'Kade' }).waitFor({ timeout: 60_000 })
  await page.getByText('Lea Costa').waitFor()
  await page.getByRole('heading', { name: 'Without a company' }).waitFor()
  await lookSixTimes(page, 'tickets')

  await page.getByRole('button', { name: 'New ticket for Kade' }).click()
  const panel = page.getByRole('dialog', { name: 'New ticket' })
  expect(await panel.getByLabel('Email of the customer').inputValue()).toBe('lea@kade.example')
  await panel.getByRole('button', { name: 'Create the ticket' }).click()
  await panel.getByText('Enter a subject.').waitFor()
  await panel.getByLabel('Subject').fill('Invoice is missing')
  await panel.getByLabel('Message to your team').fill('She told me at lunch.')
  await lookSixTimes(page, 'tickets-new')
  await panel.getByRole('button', { name: 'Create the ticket' }).click()
  await panel.getByText(/^Ticket \d+ is created/).waitFor()
  await panel.getByRole('button', { name: 'Done' }).click()
  await panel.waitFor({ state: 'hidden' })
  const made = helpdesk.tickets.at(-1)!
  expect(made).toMatchObject({ subject: 'Invoice is missing', requester: { email: 'lea@kade.example' } })

  const found = (await (await call(mara, 'POST', '/api/people/network-search', { query: 'Joost de Wit' })).json()) as {
    results: { id: string }[]
  }
  const person = found.results[0]!.id
  // Lea's, and the new one.
  const sentence = 'Kade has 2 open tickets, the oldest since May 3, 2026.'
  await until(async () => {
    const { items } = (await (await call(mara, 'GET', `/api/network/signals?personId=${person}`)).json()) as {
      items: { sentence: string }[]
    }
    expect(items.map((one) => one.sentence)).toEqual([sentence])
  })
  for (const [path, name] of [
    [`/introductions/compose?person=${person}`, 'compose-ticket'],
    [`/introductions/path?person=${person}`, 'path-ticket'],
  ] as const) {
    await page.goto(`${product.address}${path}`)
    await page.getByText(sentence).waitFor()
    await lookSixTimes(page, name)
  }
  for (const path of ['/settings/tickets', `/introductions/compose?person=${person}`]) {
    const english = await lookForEnglish(page, product.address, path)
    expect(
      english.filter((text) => /ticket|Tickets by|Before you ask/i.test(text) && !/^Tickets?( \d+)?$/.test(text)),
    ).toEqual([])
  }
  await page.getByText('Kade hat 2 offene Tickets, das älteste seit 3. Mai 2026.').waitFor()
}, 300_000)
