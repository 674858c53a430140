import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { line } from '@wellmet/discovery/people-search/contacts-for-tests.ts'
import { connections } from '../world/imports.ts'
import { openBrowser, saveScreenshot, seriousFindings, settled } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'za', 'do', 'fe', 'ga', 'hu', 'jo', 'pi', 'lu']
const word = (n: number): string => {
  const text = [n % 17, Math.floor(n / 17) % 17, (n * 5 + 3) % 17].map((at) => syllables[at]).join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 300 rows of a LinkedIn export: five people at Stripe, and nobody whom the tests look for. */
const rows = Array.from({ length: 300 }, (_, n) =>
  line(`${word(n)} ${word(n * 7 + 5)}`, n % 60 === 0 ? 'Stripe' : `${word(n % 40)} Works`, 'Account Executive'),
)
const file = { name: 'Connections.csv', mimeType: 'text/csv', buffer: Buffer.from(connections(rows)) }

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

/** A founder on their own, with their export. */
async function founder(options = {}, who = newcomer) {
  const visitor = await visit(browser, product.address, options)
  const { page } = visitor
  await signUp(page, product.address, who)
  const imported = await page.request.post(`${product.address}/api/network/imports?fileName=${file.name}`, {
    data: file.buffer,
    headers: { 'content-type': 'application/octet-stream', origin: product.address },
  })
  expect(imported.status()).toBe(202)
  const { id } = (await imported.json()) as { id: string }
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${product.address}/api/network/imports/${id}`)
      return ((await answer.json()) as { import: { state: string } }).import.state
    })
    .toBe('done')
  return visitor
}

/** Counts what is clicked from Home on. Typing is no click, and Enter in a field that has the focus is none either. */
async function fromHome(page: Page) {
  let clicks = 0
  await page.goto(product.address)
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  return { click, clicks: () => clicks }
}

const steps = (page: Page) => page.getByRole('heading', { name: 'Best path' })

test('a solo founder reaches a path to a named stranger who is in no file, typed as name and company, in four clicks at most', async () => {
  const { page, trouble, context } = await founder()
  const { click, clicks } = await fromHome(page)
  const search = page.getByRole('textbox', { name: 'Search people' })
  await click(search)
  await search.fill('Patrick Collison, Stripe')
  await page.keyboard.press('Enter')
  const add = page.getByRole('button', { name: 'Add Patrick Collison as a target' })
  await add.waitFor()
  await saveScreenshot(page, 'target-offer-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await click(add)
  const form = page.getByRole('dialog', { name: 'Add a target' })
  await form.waitFor()
  await settled(page)
  expect(await form.getByLabel('Name').inputValue()).toBe('Patrick Collison')
  expect(await form.getByLabel('Company').inputValue()).toBe('Stripe')
  await saveScreenshot(page, 'target-form-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await click(form.getByRole('button', { name: 'Find paths' }))
  await page.getByRole('heading', { level: 1, name: 'Path to Patrick Collison' }).waitFor()
  await steps(page).waitFor()
  await saveScreenshot(page, 'target-page-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  expect(clicks()).toBeLessThanOrEqual(4)
  await page.getByText('Your target · only you see this').waitFor()
  // No contact of anybody, and nobody to write to.
  expect(await page.getByRole('link', { name: /^Write to Patrick/ }).count()).toBe(0)
  await page.goto(`${product.address}/contacts?q=Collison`)
  await page.getByText('No contacts match').first().waitFor()
  // The next search finds the target and offers nobody twice.
  await page.goto(`${product.address}/search/people?q=Patrick+Collison`)
  await page.getByText('Patrick Collison is one of your targets.').waitFor()
  await page.getByRole('link', { name: 'See paths' }).first().click()
  await steps(page).waitFor()
  await page.goto(`${product.address}/missions`)
  await page.getByRole('list', { name: 'People you want to meet' }).getByText('Patrick Collison').waitFor()
  await saveScreenshot(page, 'target-list-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('a pasted LinkedIn URL is a target too, and its company is typed beside it', async () => {
  const who = { ...newcomer, name: 'Solo Two', email: 'two@example.org' }
  const { page, trouble, context } = await founder({}, who)
  const { click, clicks } = await fromHome(page)
  const search = page.getByRole('textbox', { name: 'Search people' })
  await click(search)
  await search.fill('de.linkedin.com/in/patrick-collison-46abb122a/?trk=people')
  await page.keyboard.press('Enter')
  await click(page.getByRole('button', { name: 'Add Patrick Collison as a target' }))
  const form = page.getByRole('dialog', { name: 'Add a target' })
  await form.getByLabel('Company').fill('Stripe')
  await click(form.getByRole('button', { name: 'Find paths' }))
  await steps(page).waitFor()
  expect(clicks()).toBeLessThanOrEqual(6)
  expect(await page.getByRole('link', { name: 'LinkedIn profile' }).getAttribute('href')).toBe(
    'https://www.linkedin.com/in/patrick-collison-46abb122a',
  )
  // Nobody at Stripe has an address, and so the message for LinkedIn comes first.
  await page.getByRole('link', { name: /^Check with / }).click()
  await page.getByRole('button', { name: 'Copy for LinkedIn' }).waitFor()
  await page.getByRole('link', { name: / on LinkedIn$/ }).waitFor()
  const filled = page.locator('main .mantine-Button-root:is(:not([data-variant]), [data-variant="filled"]):visible')
  expect(await filled.allInnerTexts()).toEqual(['Copy for LinkedIn'])
  await saveScreenshot(page, 'copy-for-linkedin-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  // Sent there, it is recorded with one click, waits, and can be answered.
  await page
    .getByLabel('Your message to Patrick')
    .fill('I build planning tools. Would twenty minutes be of use to you?')
  await page.getByRole('button', { name: 'I sent it on LinkedIn' }).click()
  const drawer = page.getByRole('dialog', { name: 'Introduction' })
  await drawer.getByText(/^You asked .* on LinkedIn on .* Record the answer here when it comes\.$/).waitFor()
  await drawer.getByRole('button', { name: / said yes$/ }).waitFor()
  await drawer.getByRole('button', { name: / said no$/ }).waitFor()
  await saveScreenshot(page, 'asked-on-linkedin-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('with the keyboard alone from the palette; without a path the page says what would open one, on a phone in the dark', async () => {
  const who = { ...newcomer, name: 'Solo Three', email: 'three@example.org' }
  const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }
  const { page, trouble, context } = await founder(phone, who)
  await page.goto(product.address)
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').last().fill('Jane Unknown')
  await page.getByRole('option', { name: /Add Jane Unknown as a target/ }).waitFor()
  await saveScreenshot(page, 'target-palette-390-dark')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add a target' })
  await form.waitFor()
  await settled(page)
  await saveScreenshot(page, 'target-form-390-dark')
  expect(await seriousFindings(page)).toEqual([])
  await form.getByLabel('Name').press('Enter')
  await page.getByRole('heading', { name: 'What would open a path to Jane Unknown' }).waitFor()
  await saveScreenshot(page, 'target-without-path-390-dark')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Add company' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit target' })
  await edit.getByLabel('Company').fill('Stripe')
  await edit.getByRole('button', { name: 'Save' }).click()
  await steps(page).waitFor()
  await saveScreenshot(page, 'target-page-390-dark')
  expect(await seriousFindings(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('a mission takes a name that nobody has as a target', async () => {
  const who = { ...newcomer, name: 'Solo Four', email: 'four@example.org' }
  const { page, trouble, context } = await founder({}, who)
  await page.goto(`${product.address}/missions?panel=new-mission`)
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Goal').fill('Meet the founder')
  await panel.getByRole('combobox', { name: 'Add a person or a company' }).fill('Patrick Collison, Stripe')
  await page.getByRole('option', { name: /Add Patrick Collison as a target/ }).click()
  await panel.getByText('Patrick Collison', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Create mission' }).click()
  await page.getByText('1 of 1 target within reach').first().waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('twenty faces are rated with the keys, skipped, undone and left at any moment; the paths follow at once', async () => {
  const who = { ...newcomer, name: 'Solo Five', email: 'five@example.org' }
  const { page, trouble, context } = await founder({}, who)
  await page.goto(product.address)
  const offer = page.getByRole('link', { name: 'Rate contacts' })
  await offer.waitFor()
  await saveScreenshot(page, 'rate-offer-1280-light')
  await offer.click()
  const asked = page.getByRole('heading', { name: /^How well do you know / })
  await asked.waitFor()
  await page.getByText('1 of 20').waitFor()
  await saveScreenshot(page, 'rate-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  const first = await asked.innerText()
  await page.keyboard.press('1')
  await page.getByText('2 of 20').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('1 of 20').waitFor()
  expect(await asked.innerText()).toBe(first)
  await page.keyboard.press('1')
  await page.getByText('2 of 20').waitFor()
  const skipped = await asked.innerText()
  await page.keyboard.press('0')
  await page.getByText('3 of 20').waitFor()
  await page.getByRole('button', { name: /^Barely/ }).click()
  await page.getByText('4 of 20').waitFor()
  // Left in the middle: what was said is kept, and nobody is asked about twice.
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${product.address}/api/network/people-to-rate`)
      const { rated, items } = (await answer.json()) as { rated: number; items: { name: string }[] }
      return [rated, items.some(({ name }) => skipped.includes(name))]
    })
    .toEqual([2, false])
  await page.goto(`${product.address}/contacts/rate`)
  await page.getByText('1 of 20').waitFor()
  expect([first, skipped]).not.toContain(await asked.innerText())
  for (let at = 1; at <= 20; at += 1) {
    await page.getByText(`${at} of 20`).waitFor()
    await page.keyboard.press(String((at % 4) + 1))
  }
  await page.getByRole('heading', { name: 'Thanks. 20 contacts rated' }).waitFor()
  await saveScreenshot(page, 'rate-done-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Rate more' }).click()
  await page.getByText('1 of 20').waitFor()
  const name = first.replace(/^How well do you know /, '').replace(/\?$/, '')
  await page.goto(`${product.address}/contacts?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).first().click()
  await page.getByText(/^I know them well/).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a profile of one word is asked about where a target has that name, and a mission lists own targets first', async () => {
  const who = { ...newcomer, name: 'Solo Eight', email: 'eight@example.org' }
  const { page, trouble, context } = await founder({}, who)
  await page.request.post(`${product.address}/api/network/targets`, {
    data: { name: 'Patrick Collison', company: 'Stripe' },
    headers: { origin: product.address },
  })
  await page.goto(`${product.address}/search/people?q=${encodeURIComponent('linkedin.com/in/patrickcollison')}`)
  await page.getByRole('button', { name: 'Add this profile as a target' }).click()
  const form = page.getByRole('dialog', { name: 'Add a target' })
  await form.getByText('Is this your target Patrick Collison?').waitFor()
  await settled(page)
  const field = form.getByLabel('Name')
  await field.and(page.locator(':focus')).waitFor()
  expect(await field.inputValue()).toBe('')
  await saveScreenshot(page, 'target-like-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Yes, add the profile to them' }).click()
  await page.getByRole('heading', { level: 1, name: 'Path to Patrick Collison' }).waitFor()
  expect(await page.getByRole('link', { name: 'LinkedIn profile' }).getAttribute('href')).toContain('patrickcollison')
  const targets = await page.request.get(`${product.address}/api/network/targets`)
  expect(((await targets.json()) as { items: unknown[] }).items).toHaveLength(1)

  await page.goto(`${product.address}/missions`)
  await page.getByRole('button', { name: 'New mission' }).first().click()
  const mission = page.getByRole('dialog', { name: 'New mission' })
  const picker = mission.getByPlaceholder(/company/)
  await picker.fill('Patrick Coll')
  await page.getByRole('option', { name: /^Patrick Collison/ }).click()
  await mission.getByRole('button', { name: 'Remove Patrick Collison' }).waitFor()
  await picker.fill('Jean Dupont at Airbus')
  await page.getByRole('option', { name: /^Add Jean Dupont as a target/ }).click()
  await mission.getByRole('button', { name: 'Remove Jean Dupont' }).waitFor()

  await page.goto(`${product.address}/search/people?q=${encodeURIComponent('Ines Santos at Stripe')}`)
  await page.getByRole('button', { name: 'Add Ines Santos as a target' }).waitFor()
  await page.goto(`${product.address}/search/people?q=Stripe`)
  await page.getByRole('button', { name: 'Name who you want to meet at Stripe' }).click()
  await form.waitFor()
  await settled(page)
  expect(await form.getByLabel('Company').inputValue()).toBe('Stripe')
  expect(trouble).toEqual([])
  await context.close()
})

test('the question in a row ends at the four answers, and what was said stands under Edit', async () => {
  const who = { ...newcomer, name: 'Solo Seven', email: 'seven@example.org' }
  const { page, trouble, context } = await founder({}, who)
  await page.goto(`${product.address}/search/people?q=Stripe`)
  const ask = page.getByRole('link', { name: /^How well do you know them\?, about / }).first()
  const name = (await ask.getAttribute('aria-label'))!.replace(/^.*, about /, '')
  await ask.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const answers = page.getByRole('group', { name: `How well do you know ${name}?` })
  expect(await answers.getByRole('button').count()).toBe(4)
  expect((await answers.boundingBox())!.y).toBeLessThan(720)
  await saveScreenshot(page, 'contact-rating-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await answers.getByRole('button', { name: /^Somewhat/ }).click()
  await page.getByText(`You said you know ${name} somewhat.`).waitFor()
  await page.getByText(/^I know them somewhat/).waitFor()
  await page.getByText('You said you know them somewhat. Paths count your word.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await answers.getByRole('button', { name: /^Well/ }).click()
  await page.getByText(`You said you know ${name} well.`).waitFor()
  await page.reload()
  await page.getByText(/^I know them well/).waitFor()
  expect(await answers.count()).toBe(0)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await answers.getByRole('button', { name: /^Barely/ }).click()
  await page.getByText(/^I barely know them/).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('on a phone the answers are four large buttons', async () => {
  const who = { ...newcomer, name: 'Solo Six', email: 'six@example.org' }
  const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const, hasTouch: true, locale: 'de-DE' }
  const { page, trouble, context } = await founder(phone, who)
  await page.goto(`${product.address}/contacts/rate`)
  const group = page.getByRole('group', { name: /^(How well do you know|Wie gut kennst du) / })
  await group.waitFor()
  await saveScreenshot(page, 'rate-390-dark')
  expect(await seriousFindings(page)).toEqual([])
  const boxes = await Promise.all((await group.getByRole('button').all()).map((button) => button.boundingBox()))
  expect(boxes).toHaveLength(4)
  for (const box of boxes) {
    expect(box!.height).toBeGreaterThanOrEqual(64)
    expect(box!.y + box!.height).toBeLessThanOrEqual(844)
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  await group.getByRole('button').nth(3).tap()
  await page.getByText(/^2 (of|von) 20$/).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})
