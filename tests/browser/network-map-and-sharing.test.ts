import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { connectionsOf, madeUpPeople, mailboxOf, type MadeUpPerson } from '../../bench/network-map/made-up-files.ts'
import { tokenIn } from '../world/world.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'
import { schemesOfSome, widths } from './looks.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

/** Asks the API as the page itself would, cookie and all. */
async function ask<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  const isText = typeof body === 'string'
  const type = isText ? 'application/octet-stream' : 'application/json'
  const answer = await page.request.fetch(`${product.address}${path}`, {
    method,
    ...(body === undefined ? {} : { data: isText ? Buffer.from(body) : JSON.stringify(body) }),
    headers: { origin: product.address, ...(body === undefined ? {} : { 'content-type': type }) },
  })
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
  return (answer.status() === 204 ? null : await answer.json()) as Answer
}

async function bring(page: Page, fileName: string, content: string): Promise<void> {
  const { id } = await ask<{ id: string }>(page, 'POST', `/api/network/imports?fileName=${fileName}`, content)
  await vi.waitFor(
    async () => {
      const read = await ask<{ import: { state: string } }>(page, 'GET', `/api/network/imports/${id}`)
      expect(read.import.state).toBe('done')
    },
    { timeout: 60_000, interval: 200 },
  )
}

async function bringPeople(page: Page, who: typeof newcomer, people: readonly MadeUpPerson[]): Promise<void> {
  await bring(page, 'Connections.csv', connectionsOf(people))
  await bring(page, 'mail.mbox', mailboxOf(who, people, new Date()))
}

/** Two in one workspace: the owner, and somebody who was invited and knows people of their own. */
async function team(name: string, options: Parameters<typeof visit>[2] = {}) {
  const mine = { ...newcomer, name: 'Mara Lind', email: `mara-${name}@example.com` }
  const theirs = { ...newcomer, name: 'Bob Reyes', email: `bob-${name}@example.com` }
  const [me, bob] = [await visit(browser, product.address, options), await visit(browser, product.address)]
  await signUp(me.page, product.address, mine)
  await signUp(bob.page, product.address, theirs)
  await confirmAddress(me.page, product, mine.email)
  await ask(me.page, 'POST', '/api/workspaces/current/invitations', { email: theirs.email, role: 'member' })
  const invitation = await vi.waitFor(
    () => {
      const found = product.mails.findLast(({ to, text }) => to.includes(theirs.email) && text.includes('/join?'))
      if (!found) throw new Error('no invitation yet')
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
  await confirmAddress(bob.page, product, theirs.email)
  await ask(bob.page, 'POST', '/api/invitations/accept', { token: tokenIn(invitation.text) })
  await bringPeople(bob.page, theirs, madeUpPeople(70, 60))
  await bringPeople(me.page, mine, madeUpPeople(0, 90))
  const close = async () => {
    await me.context.close()
    await bob.context.close()
  }
  return { me, bob, close }
}

const open = async (page: Page, path: string, heading: string | RegExp): Promise<void> => {
  await page.goto(`${product.address}${path}`)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

const drawn = (page: Page) => page.getByText(/relationships drawn/).waitFor({ timeout: 60_000 })

test('somebody shares with one teammate after seeing what they will see, and takes it back', async () => {
  const { me, bob, close } = await team('sharing')
  await open(bob.page, '/settings/sharing', 'Who can use your network')
  await bob.page.getByText('Mara Lind sees none of your contacts.').waitFor()
  await bob.page.getByRole('radio', { name: /People I choose/ }).check()
  await bob.page.getByText('If you save this, Mara Lind will see none of your contacts.').waitFor()
  await bob.page.getByRole('checkbox', { name: 'Mara Lind' }).check()
  await bob.page.getByText('If you save this, Mara Lind will see 60 of your contacts.').waitFor()
  const rows = bob.page.getByRole('list', { name: 'What Mara Lind sees' })
  const promised = await rows.getByRole('listitem').first().innerText()
  await saveScreenshot(bob.page, 'sharing-unsaved-1280-light')
  await bob.page.getByRole('button', { name: 'Save' }).click()
  await bob.page.getByText('Saved. Mara Lind can use your network now.').waitFor()
  await bob.page.getByText('Mara Lind sees 60 of your contacts.', { exact: true }).waitFor()
  expect(await rows.getByRole('listitem').first().innerText()).toBe(promised)

  await open(me.page, '/settings/sharing', 'Shared with you')
  await me.page.getByRole('list', { name: 'Who shares with you' }).getByText('60 contacts').waitFor()
  await open(me.page, '/network', 'Network')
  await me.page.getByText('You know 90 people, and 1 teammate shares 40 more.').waitFor()

  const hidden = madeUpPeople(75, 1)[0]!.name
  await bob.page.getByRole('combobox', { name: 'Person to hide' }).fill(hidden)
  await bob.page.getByRole('option', { name: hidden }).waitFor()
  await bob.page.keyboard.press('ArrowDown')
  await bob.page.keyboard.press('Enter')
  await bob.page.getByRole('button', { name: 'Hide', exact: true }).click()
  await bob.page.getByRole('list', { name: 'What you hide' }).getByText(hidden).waitFor()
  await bob.page.getByText('Mara Lind sees 59 of your contacts. 1 hidden contact is visible only to you.').waitFor()
  await saveScreenshot(bob.page, 'sharing-hidden-1280-light')
  await bob.page.getByRole('button', { name: `Unhide ${hidden}` }).click()
  await bob.page.getByRole('button', { name: 'Unhide', exact: true }).last().click()
  await bob.page.getByText('Mara Lind sees 60 of your contacts.', { exact: true }).waitFor()

  await bob.page.getByRole('radio', { name: /Only me/ }).check()
  await bob.page.getByRole('button', { name: 'Save' }).click()
  await bob.page.getByText('Saved. Only you can use your network now.').waitFor()
  await open(me.page, '/network', 'Network')
  await me.page.getByText('You know 90 people.', { exact: true }).waitFor()
  expect([...me.trouble, ...bob.trouble]).toEqual([])
  await close()
})

test('the map shows the path to somebody whom only a teammate knows, and opens one’s own contacts', async () => {
  const { me, bob, close } = await team('paths')
  await ask(bob.page, 'PATCH', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
  const { page } = me
  await open(page, '/', 'Home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Network' }).click()
  await drawn(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share as picture' }).click()
  const image = await readFile(await (await saved).path())
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1800, 1920])
  await page.getByText('Saved as wellmet-network.png. It shows no names.').waitFor()

  const [known, reached] = [madeUpPeople(5, 1)[0]!.name, madeUpPeople(110, 1)[0]!.name]

  await page.getByRole('button', { name: 'Find a path' }).click()
  await page.getByText('Choose who you want to reach').waitFor()
  await page.getByRole('combobox', { name: 'Who do you want to reach?' }).fill(reached)
  await page.getByRole('option').first().click()
  const card = page.getByRole('region', { name: 'Path' })
  await card.getByText('via Bob Reyes').waitFor()
  await card.getByText('You and Bob Reyes are in this workspace together.').waitFor()
  await card.getByText(/^(?:(?:About \d+%|Less than 1%) chance of a |Not rated yet)/).waitFor()
  await saveScreenshot(page, 'network-path-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await card.getByRole('button', { name: 'Exit path finder' }).click()

  await page.getByRole('combobox', { name: 'Find a person' }).fill(known)
  await page.getByRole('option').first().click()
  const chosen = page.getByRole('region', { name: 'Selected person' })
  await chosen.getByRole('heading', { name: known }).waitFor()
  await saveScreenshot(page, 'network-selected-1280-light')
  await chosen.getByRole('link', { name: 'Open contact' }).click()
  await page.getByRole('heading', { level: 1, name: known }).waitFor()

  await page.goBack()
  await page.getByText('Table', { exact: true }).click()
  const table = page.getByRole('table', { name: 'People in your network' })
  await table.getByText('via Bob Reyes').first().waitFor()
  await saveScreenshot(page, 'network-table-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await table
    .getByRole('button', { name: /show the path/ })
    .last()
    .click()
  await card.getByText('via Bob Reyes').waitFor()
  expect([...me.trouble, ...bob.trouble]).toEqual([])
  await close()
})

describe.each(schemesOfSome('the picture and sharing'))('the picture and sharing in %s', (colorScheme) => {
  test.each(widths)('have no serious accessibility finding at %i px, empty and full', async (width) => {
    const findings: string[] = []
    const look = async (page: Page, path: string, state: string) => {
      await page.goto(`${product.address}${path}`)
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      if (path === '/network' && state === 'full') await drawn(page)
      await saveScreenshot(page, `${path.replaceAll('/', '-').slice(1)}-${state}-${width}-${colorScheme}`)
      findings.push(...(await seriousFindings(page)).map((finding) => `${path} ${state}: ${finding}`))
    }
    const options = { viewport: { width, height: 900 }, colorScheme }
    const alone = await visit(browser, product.address, options)
    await signUp(alone.page, product.address, { ...newcomer, email: `alone-${width}-${colorScheme}@example.com` })
    for (const path of ['/network', '/settings/sharing']) await look(alone.page, path, 'empty')
    await alone.context.close()

    const { me, bob, close } = await team(`look-${width}-${colorScheme}`, options)
    await ask(bob.page, 'PATCH', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
    await ask(me.page, 'PATCH', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
    for (const path of ['/network', '/settings/sharing']) await look(me.page, path, 'full')
    expect(findings).toEqual([])
    expect([...alone.trouble, ...me.trouble, ...bob.trouble]).toEqual([])
    await close()
  })
})
