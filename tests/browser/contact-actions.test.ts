import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { connectionsOf, madeUpPeople, mailboxOf } from '../../bench/network-map/made-up-files.ts'
import { connections } from '../world/imports.ts'
import { openBrowser, saveScreenshot, seriousFindings, settled } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'
import { schemesOfSome, widths } from './looks.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

const rows = [
  'Bob,Reyes,https://www.linkedin.com/in/bob-reyes,,"Kade Systems, Inc.",CTO,01 Jan 2022',
  'Ana,Ribeiro,https://www.linkedin.com/in/ana-ribeiro,,Northgate,Partner,08 Feb 2024',
  'Zoë,Müller,https://www.linkedin.com/in/zoe,,Heliograph,Designer,08 Feb 2024',
  'Tomasz,Nowak,https://www.linkedin.com/in/tomasz,tomasz@heliograph.example,Heliograph,VP,08 Feb 2024',
]
const card = (name: string, more: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${more}END:VCARD\r\n`
const cards = [
  card('B. Reyes', 'ORG:Kade Systems\r\nEMAIL:r.reyes@kadesystems.example\r\nTEL:+351 21 000 0000\r\n'),
  card('ana.ribeiro@northgate.example', 'EMAIL:ana.ribeiro@northgate.example\r\n'),
  card('Zoe Muller', 'EMAIL:zoe@gmail.com\r\n'),
  card('Joost de Wit', 'EMAIL:joost@kade.example\r\n'),
].join('')

async function bring(page: Page, fileName: string, content: string): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream' }
  const sent = await page.request.post(`${product.address}/api/network/imports?fileName=${fileName}`, {
    data: Buffer.from(content),
    headers,
  })
  expect(sent.status()).toBe(202)
  const { id } = (await sent.json()) as { id: string }
  await vi.waitFor(
    async () => {
      const answer = await page.request.get(`${product.address}/api/network/imports/${id}`)
      expect(await answer.json()).toMatchObject({ import: { state: 'done' } })
    },
    { timeout: 60_000, interval: 200 },
  )
}

/** Eight contacts, six of whom may be three. */
async function withTwins(email: string, options: Parameters<typeof visit>[2] = {}) {
  const visitor = await visit(browser, product.address, options)
  const who = { ...newcomer, email }
  await signUp(visitor.page, product.address, who)
  await bring(visitor.page, 'Connections.csv', connections(rows))
  await bring(visitor.page, 'cards.vcf', cards)
  return { ...visitor, who }
}

const open = async (page: Page, path: string, heading = 'Contacts'): Promise<void> => {
  await page.goto(`${product.address}${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Network' })
const pair = (page: Page, name: RegExp) => page.getByRole('article', { name })
const openContact = async (page: Page, name: string): Promise<void> => {
  await open(page, '/all-contacts')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

test('two that look alike are merged by keyboard after a preview, become what it promised, and are undone', async () => {
  const { page, trouble, context } = await withTwins('twins@example.com')
  await open(page, '/', 'Home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Network' }).click()
  await tabs(page).getByRole('link', { name: 'Contacts 8' }).click()
  await tabs(page).getByRole('link', { name: 'Contacts 8' }).waitFor()
  await tabs(page).getByRole('link', { name: 'History 0' }).waitFor()
  await tabs(page).getByRole('link', { name: 'Likely duplicates 3' }).click()
  const twins = pair(page, /Bob Reyes/)
  await twins.getByText('likely', { exact: true }).waitFor()
  await twins.getByText(/have the same initial/).click()
  await twins.getByRole('row', { name: /^Company .* written differently$/ }).waitFor()
  await twins.getByRole('row', { name: /^Email .* only in one$/ }).waitFor()
  await pair(page, /Zoë Müller/)
    .getByText(/may be one name written differently|Both are called/)
    .waitFor()
  await saveScreenshot(page, 'duplicates-1280-light')

  await twins.getByRole('button', { name: /^Merge / }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Merge two contacts' })
  const chosen = panel.getByRole('radio', { name: /Bob Reyes/ })
  await chosen.waitFor()
  expect(await chosen.isChecked()).toBe(true)
  await chosen.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  expect(await chosen.isChecked()).toBe(true)
  await panel.getByRole('radio', { name: /B[.] Reyes/ }).check()
  const result = panel.getByRole('region', { name: 'After the merge' })
  const promised = await result.locator('dd').allInnerTexts()
  expect(promised.slice(0, 4)).toEqual(['B. Reyes', 'CTO', 'Kade Systems', 'r.reyes@kadesystems.example'])
  await settled(page)
  await saveScreenshot(page, 'merge-panel-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Merge', exact: true }).focus()
  await page.keyboard.press('Enter')
  const breakdown = page.getByText('are now one contact, called B. Reyes.')
  await breakdown.waitFor()
  await tabs(page).getByRole('link', { name: 'Likely duplicates 2' }).waitFor()
  await tabs(page).getByRole('link', { name: 'Contacts 7' }).waitFor()
  await page.locator(':focus', { hasText: 'are now one contact' }).waitFor()
  await settled(page)
  await saveScreenshot(page, 'merged-1280-light')
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('link', { name: 'Open contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'B. Reyes' }).waitFor()
  await page.getByText(/^CTO · Kade Systems/).waitFor()
  const facts = await page.getByRole('region', { name: 'Details' }).innerText()
  for (const fact of ['r.reyes@kadesystems.example', '+351', 'Connections.csv', 'cards.vcf']) {
    expect([fact, facts.includes(fact), promised.join(' ').includes(fact)]).toEqual([fact, true, true])
  }

  await page.goBack()
  await tabs(page).getByRole('link', { name: 'History 1' }).click()
  const merges = page.getByRole('table', { name: 'Merges, newest first' })
  await merges.getByRole('row', { name: /Bob Reyes and B[.] Reyes|B[.] Reyes and Bob Reyes/ }).waitFor()
  await merges.getByRole('button', { name: /^Undo the merge/ }).click()
  await settled(page)
  await saveScreenshot(page, 'history-asking-1280-light')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText(/are two contacts again and won’t be suggested/).waitFor()
  await merges.getByText(/^undone/).waitFor()
  await tabs(page).getByRole('link', { name: 'Contacts 8' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a merge is undone right away, and any two can be chosen in the list', async () => {
  const { page, trouble, context } = await withTwins('chosen@example.com')
  await open(page, '/all-contacts')
  await page.getByRole('textbox', { name: 'Find a contact' }).fill('no to')
  await page.getByText('1 found', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: 'Choose Tomasz Nowak' }).check()
  await page.getByText('Choose one more to merge them.').waitFor()
  await page.getByRole('textbox', { name: 'Find a contact' }).fill('joost')
  await page.getByRole('checkbox', { name: 'Choose Joost de Wit' }).check()
  await saveScreenshot(page, 'chosen-1280-light')
  await page.getByRole('button', { name: 'Merge these two' }).click()
  const panel = page.getByRole('dialog', { name: 'Merge two contacts' })
  await panel.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Tomasz Nowak and Joost de Wit are now one contact, called Tomasz Nowak.').waitFor()
  await tabs(page).getByRole('link', { name: 'Contacts 7' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('are two contacts again').waitFor()
  await tabs(page).getByRole('link', { name: 'Contacts 8' }).waitFor()
  await page.getByText(/^No contacts match/).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Joost de Wit' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('not the same can be taken back at once, and later under History', async () => {
  const { page, trouble, context } = await withTwins('apart@example.com')
  await open(page, '/all-contacts?tab=duplicates')
  const apart = pair(page, /Zoë Müller/).getByRole('button', { name: /^Not the same/ })
  await apart.click()
  await page.getByText('stay two contacts. No import will merge them.').waitFor()
  await saveScreenshot(page, 'kept-apart-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('button:focus', { hasText: 'Not the same' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('stay two contacts').waitFor()
  await tabs(page).getByRole('link', { name: 'Contacts' }).click()
  await tabs(page).getByRole('link', { name: 'Likely duplicates 2' }).waitFor()
  await page.reload()
  await tabs(page).getByRole('link', { name: 'Likely duplicates 2' }).click()
  await pair(page, /Bob Reyes/).waitFor()
  expect(await pair(page, /Zoë Müller/).count()).toBe(0)
  await tabs(page)
    .getByRole('link', { name: /^History/ })
    .click()
  const separate = page.getByRole('region', { name: 'Kept separate' })
  await separate.getByRole('button', { name: /^Undo: .* are not the same$/ }).click()
  await saveScreenshot(page, 'kept-separate-history-1280-light')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await separate.waitFor({ state: 'hidden' })
  await tabs(page).getByRole('link', { name: 'Likely duplicates 3' }).click()
  await pair(page, /Zoë Müller/).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('somebody, their company or their domain is hidden with a word on whom that hides, and shown again', async () => {
  const { page, trouble, context } = await withTwins('hides@example.com')
  await openContact(page, 'Tomasz Nowak')
  const care = page.getByRole('region', { name: 'Who can see this contact' })
  await care.getByRole('button', { name: 'Hide contact' }).click()
  const panel = page.getByRole('dialog', { name: 'Hide Tomasz Nowak' })
  await panel.getByText('2 contacts now, plus anyone a later import adds.').waitFor()
  await panel.getByRole('radio', { name: /Everyone at Heliograph/ }).check()
  await settled(page)
  await saveScreenshot(page, 'hide-panel-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Hide', exact: true }).click()
  await care.getByText('Hidden: only you can see this contact').waitFor()
  await care.getByText('everyone at this company, 2 contacts so far').waitFor()
  await care.getByRole('button', { name: 'Hide more' }).click()
  await panel.getByText('Already hidden.').waitFor()
  await panel.getByRole('radio', { name: /heliograph\.example/ }).check()
  await panel.getByRole('button', { name: 'Hide', exact: true }).click()
  await care.getByText('everyone with an email address there, 1 contact so far').waitFor()
  await saveScreenshot(page, 'contact-hidden-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await openContact(page, 'Zoë Müller')
  await care.getByText('Hidden: only you can see this contact').waitFor()
  await care.getByRole('button', { name: 'Unhide Heliograph' }).click()
  await page.getByRole('button', { name: 'Unhide', exact: true }).last().click()
  await care.getByText('Only you. Nobody else can see your network.').waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a contact is deleted after reading what happens, stays out of later imports, and is let back in', async () => {
  const { page, trouble, context } = await withTwins('deletes@example.com')
  await openContact(page, 'Tomasz Nowak')
  await page.getByRole('button', { name: 'Delete contact' }).click()
  const panel = page.getByRole('dialog', { name: 'Delete Tomasz Nowak' })
  await panel.getByText('Later imports will leave them out.').waitFor()
  await settled(page)
  await saveScreenshot(page, 'delete-panel-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Delete contact' }).click()
  await panel.getByRole('button', { name: 'Delete Tomasz Nowak' }).click()
  await page.getByText(/One contact was deleted just now, and later imports will leave them out/).waitFor()
  expect(new URL(page.url()).pathname).toBe('/contacts')
  await page.getByText('7 of 7 shown').waitFor()
  expect(await page.getByText('Tomasz').count()).toBe(0)
  await settled(page)
  await saveScreenshot(page, 'deleted-1280-light')
  expect(await seriousFindings(page)).toEqual([])

  await bring(page, 'Connections.csv', connections(rows))
  await open(page, '/all-contacts?tab=history')
  await tabs(page).getByRole('link', { name: 'Contacts 7' }).waitFor()
  await page.getByText(/You deleted one contact/).waitFor()
  const field = page.getByRole('textbox', { name: 'Allow a deleted contact in later imports' })
  await field.fill('nobody@heliograph.example')
  await page.getByRole('button', { name: 'Allow import' }).click()
  await page.getByText('You haven’t deleted anyone with this address, or with this name and company.').waitFor()
  await field.fill('tomasz@heliograph.example')
  await page.getByRole('button', { name: 'Allow import' }).click()
  await page.getByText('Done. The next import that includes them will add them again.').waitFor()
  await saveScreenshot(page, 'let-back-1280-light')
  await bring(page, 'Connections.csv', connections(rows))
  await openContact(page, 'Tomasz Nowak')
  expect(trouble).toEqual([])
  await context.close()
})

test('filters ask the server once each, stay while one reads a contact, and say when nobody matches', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  const who = { ...newcomer, email: 'many@example.com' }
  await signUp(page, product.address, who)
  const people = madeUpPeople(0, 240)
  await bring(page, 'Connections.csv', connectionsOf(people))
  await bring(page, 'mail.mbox', mailboxOf(who, people.slice(0, 90), new Date()))
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/network/contacts') asked.push(search)
  })
  /** The searches that were sent since the last call. */
  const askedSince = () => asked.splice(0)
  await open(page, '/all-contacts')
  await page.getByText('100 of 240 shown').waitFor()
  await saveScreenshot(page, 'everybody-many-1280-light')
  expect(askedSince()).toEqual(['?limit=100'])
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('200 of 240 shown').waitFor()
  expect(askedSince()).toHaveLength(1)
  await page.reload()
  await page.getByText('100 of 240 shown').waitFor()
  askedSince()

  const strongest = (await page.request.get(`${product.address}/api/network/contacts?limit=100`)).json()
  const { items } = (await strongest) as { items: { name: string }[] }
  const beyond = people.find(({ name }) => items.every((one) => one.name !== name))!.name
  const field = page.getByRole('textbox', { name: 'Find a contact' })
  await field.pressSequentially(beyond, { delay: 10 })
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === beyond)
  await page.getByText('1 found', { exact: true }).waitFor()
  // A slow machine may pause between two keys, but there is never one request for each key.
  expect(askedSince().length).toBeLessThan(beyond.length / 2)
  await page.getByRole('link', { name: beyond }).click()
  await page.getByRole('heading', { level: 1, name: beyond }).waitFor()
  await page.goBack()
  await page.getByText('1 found', { exact: true }).waitFor()
  askedSince()
  await page.getByRole('combobox', { name: 'Evidence' }).click()
  await page.getByRole('option', { name: 'Meetings', exact: true }).click()
  await page.getByRole('heading', { name: `No contacts match “${beyond}” and the other filters` }).waitFor()
  expect(askedSince()).toHaveLength(1)
  await saveScreenshot(page, 'everybody-none-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByText('100 of 240 shown').waitFor()
  expect(await field.inputValue()).toBe('')
  askedSince()
  await page.getByRole('combobox', { name: 'Evidence' }).click()
  await page.getByRole('option', { name: 'No messages or meetings' }).click()
  await page.getByText('Showing 100 of 150 found').waitFor()
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('150 found', { exact: true }).waitFor()
  expect(askedSince()).toEqual([
    '?evidence=none&limit=100',
    expect.stringMatching(/^\?evidence=none&limit=100&cursor=/),
  ])
  expect(trouble).toEqual([])
  await context.close()
})

test('a contact links to everyone from the same company and the same file', async () => {
  const { page, trouble, context } = await withTwins('links@example.com')
  await openContact(page, 'Tomasz Nowak')
  await page.getByRole('link', { name: 'Contacts at Heliograph' }).click()
  await page.getByText('2 found', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove the filter: At Heliograph' }).click()
  await page.getByText('8 of 8 shown').waitFor()
  await openContact(page, 'Joost de Wit')
  await page.getByRole('link', { name: 'cards.vcf' }).click()
  await page.getByText('4 found', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Zoe Muller', exact: true }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

describe.each(schemesOfSome('the care of contacts'))('the care of contacts in %s', (colorScheme) => {
  test.each(widths)('has no serious accessibility finding at %i px', async (width) => {
    const options = { viewport: { width, height: 900 }, colorScheme }
    const { page, trouble, context } = await withTwins(`care-${width}-${colorScheme}@example.com`, options)
    const findings: string[] = []
    const look = async (name: string) => {
      await page.waitForLoadState('networkidle')
      await settled(page)
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`)
      findings.push(...(await seriousFindings(page)).map((finding) => `${name}: ${finding}`))
    }
    await open(page, '/all-contacts')
    await page.getByRole('checkbox', { name: 'Choose Tomasz Nowak' }).check()
    await look('everybody')
    await open(page, '/all-contacts?q=heliograph&company=Heliograph')
    await page.getByText('2 found', { exact: true }).waitFor()
    await look('everybody-filtered')
    await open(page, '/all-contacts?q=nobody')
    await page.getByRole('heading', { name: 'No contacts match “nobody”' }).waitFor()
    await look('everybody-no-matches')
    await open(page, '/all-contacts?tab=duplicates')
    await pair(page, /Ana Ribeiro/).waitFor()
    await look('duplicates')
    await page.getByRole('button', { name: /^Merge Bob Reyes|^Merge B[.] Reyes/ }).click()
    const panel = page.getByRole('dialog', { name: 'Merge two contacts' })
    await panel.getByRole('region', { name: 'After the merge' }).waitFor()
    await look('merge-panel')
    await panel.getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await panel.waitFor({ state: 'hidden' })
    await look('merged')
    await tabs(page).getByRole('link', { name: 'History 1' }).click()
    await page.getByRole('table', { name: 'Merges, newest first' }).waitFor()
    await look('history')
    await openContact(page, 'Tomasz Nowak')
    await look('contact')
    for (const what of ['Hide', 'Delete']) {
      await page.getByRole('button', { name: `${what} contact` }).click()
      const opened = page.getByRole('dialog', { name: `${what} Tomasz Nowak` })
      await opened.getByRole('button', { name: new RegExp(`^${what}`) }).waitFor()
      await look(`${what.toLowerCase()}-panel`)
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'hidden' })
    }
    expect(findings).toEqual([])
    expect(trouble).toEqual([])
    await context.close()
  })
})
