import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { SignIn } from '../../tools/stand-ins/sign-in/sign-in-options.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openConnectedProduct, owner } from './connected-product.ts'
import { schemes, widths } from './looks.ts'
import type { Product } from './product.ts'
import { newcomer, signUp, visit, type Visitor } from './visitor.ts'

const address = owner.email
const screen = '/settings/connected-accounts'
let product: Product
let signIn: SignIn
let browser: Browser

beforeAll(async () => {
  ;({ product, linkedin: signIn } = await openConnectedProduct())
  browser = await openBrowser()
})

const ownTrouble = ({ trouble }: Visitor): string[] =>
  trouble.filter((one) => !one.startsWith(`foreign request: ${signIn.url}/`))
const card = (page: Page) => page.getByRole('article', { name: address })

test('LinkedIn says who one is, the screen says what it does not tell, and it can be disconnected', async () => {
  const first = await visit(browser, product.address)
  await signUp(first.page, product.address, { ...newcomer, email: 'linkedin@example.com' })
  const storageState = await first.context.storageState()
  await first.context.close()
  const inEachLook = async (state: string, show: (page: Page) => Promise<unknown>) => {
    for (const colorScheme of schemes) {
      for (const width of widths) {
        const visitor = await visit(browser, product.address, {
          viewport: { width, height: 900 },
          colorScheme,
          storageState,
        })
        await visitor.page.goto(`${product.address}${screen}`)
        await show(visitor.page)
        await saveScreenshot(visitor.page, `linkedin-sign-in-${state}-${width}-${colorScheme}`)
        expect(await seriousFindings(visitor.page)).toEqual([])
        expect(await visitor.page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
        expect(ownTrouble(visitor)).toEqual([])
        await visitor.context.close()
      }
    }
  }
  await inEachLook('empty', async (page) => {
    const notStored = page.getByText('Your connections, which LinkedIn gives to you alone, as a file')
    await page.locator('details').filter({ has: notStored }).locator('summary').click()
    await notStored.waitFor()
    await page.getByRole('link', { name: 'Import your connections from LinkedIn' }).waitFor()
  })

  const visitor = await visit(browser, product.address, { storageState })
  const { page } = visitor
  await page.goto(`${product.address}${screen}`)
  await page.getByRole('button', { name: 'Connect LinkedIn' }).click()
  await page.getByRole('button', { name: `Continue as ${address}` }).click()
  await card(page).getByText('Connected', { exact: true }).waitFor()
  expect(page.url()).toBe(`${product.address}${screen}`)
  expect(await page.getByRole('button', { name: 'Connect another LinkedIn account' }).count()).toBe(0)
  expect(await card(page).getByText('History').count()).toBe(0)

  await inEachLook('full', async (shown) => {
    await card(shown).getByText('LinkedIn confirmed which member you are.').waitFor()
    await card(shown).locator('summary').click()
    await card(shown).getByText('Your name and your email address there').waitFor()
  })
  await page.goto(`${product.address}${screen}?locale=de`)
  await card(page).getByText('LinkedIn hat bestätigt, welches Mitglied du bist.').waitFor()
  await page.goto(`${product.address}${screen}?locale=en`)
  await card(page).getByRole('button', { name: 'Disconnect' }).click()
  await card(page).getByText('No contacts are deleted.').waitFor()
  await card(page).getByRole('button', { name: 'Disconnect', exact: true }).click()
  await card(page).waitFor({ state: 'hidden', timeout: 60_000 })
  await page.getByRole('button', { name: 'Connect LinkedIn' }).waitFor()
  expect(ownTrouble(visitor)).toEqual([])
  await visitor.context.close()
})
