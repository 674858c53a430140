import type { Browser } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { mailbox } from '../world/mailbox.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

const [rosa, leo, joost] = [
  'Rosa Ribeiro <rosa@northgate.example>',
  'Leo Marsh <leo@northgate.example>',
  'Joost de Wit <joost@kade.example>',
]
/** Two people write with me, Rosa more often; Joost was only ever copied in, by both. */
const mails = mailbox(
  [
    { friend: rosa, days: [3, 9, 16, 30, 44] },
    { friend: leo, days: [20, 50] },
  ].flatMap(({ friend, days }) =>
    days.flatMap((daysAgo) => [
      { from: newcomer.email, to: [friend, joost], daysAgo },
      { from: friend, to: [newcomer.email], daysAgo: daysAgo - 1 },
    ]),
  ),
)

test('any path of the panel can be asked for; a step is corrected where it is shown, undone and taken back', async () => {
  const { page, trouble, context } = await visit(browser, product.address, { viewport: { width: 390, height: 844 } })
  await signUp(page, product.address, newcomer)
  const api = (path: string) => `${product.address}/api${path}`
  await page.request.post(api('/network/imports?fileName=mail.mbox'), {
    data: Buffer.from(mails),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const id = await vi.waitFor(
    async () => {
      const found = await page.request.post(api('/people/network-search'), { data: { query: 'Joost de Wit' } })
      const { results } = (await found.json()) as { results: { id: string }[] }
      return results[0]!.id
    },
    { timeout: 60_000, interval: 200 },
  )
  await page.goto(`${product.address}/search/people?panel=ways.${id}`)
  const others = page.getByRole('dialog').getByRole('region', { name: 'Other paths' })
  const other = others.getByRole('listitem').filter({ hasText: 'via Leo Marsh' }).first()
  await other.getByText('via Leo Marsh').click()
  await other.getByRole('link', { name: 'Ask Leo for an introduction to Joost de Wit' }).waitFor()
  await other.getByText('Why this score?').click()
  await other.getByText('No past requests to Leo Marsh.').waitFor()
  await saveScreenshot(page, 'other-path-390')
  expect(await seriousFindings(page)).toEqual([])
  await other.getByRole('link', { name: 'All details' }).click()
  await page.getByRole('heading', { name: 'Path through Leo Marsh' }).waitFor()

  await page.goto(`${product.address}/introductions/path?person=${id}`)
  await page.getByRole('link', { name: 'Ask Rosa for an introduction' }).waitFor()
  const menu = page.getByRole('button', { name: 'Correct this step to Joost de Wit' })
  const notAcquainted = 'Rosa Ribeiro and Joost de Wit don’t know each other'
  await menu.click()
  await page.getByRole('menuitem', { name: 'I know Joost de Wit well' }).waitFor()
  await saveScreenshot(page, 'step-menu-390')
  await page.getByRole('menuitem', { name: notAcquainted }).click()
  await page.getByText(`You said that ${notAcquainted}.`).waitFor()
  await page.getByRole('link', { name: 'Ask Leo for an introduction' }).waitFor()
  expect(await page.getByRole('link', { name: /Ask Rosa/ }).count()).toBe(0)
  await saveScreenshot(page, 'step-corrected-390')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Ask Rosa for an introduction' }).waitFor()
  await page.getByRole('heading', { name: 'What you corrected' }).waitFor({ state: 'detached' })

  const knowsWell = 'Rosa Ribeiro knows Joost de Wit well'
  await menu.click()
  await page.getByRole('menuitem', { name: knowsWell }).click()
  await page.getByText(`You said that ${knowsWell}.`).waitFor()
  await page.getByText('You said they know each other well').first().waitFor()
  await saveScreenshot(page, 'step-vouched-390')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('You said they know each other well').first().waitFor({ state: 'detached' })

  await menu.click()
  await page.getByRole('menuitem', { name: 'I know Joost de Wit somewhat' }).click()
  await page.getByText('You said that you know Joost de Wit.').waitFor()
  expect(await page.getByRole('link', { name: /^Ask / }).count()).toBe(0)
  await saveScreenshot(page, 'person-known-390')
  await page.reload()
  const takeBack = page.getByRole('button', { name: 'Take back: You know Joost de Wit somewhat' })
  await takeBack.waitFor()
  await page.goto(`${product.address}/all-contacts?tab=history`)
  await takeBack.click()
  await takeBack.waitFor({ state: 'detached' })
  expect(trouble).toEqual([])
  await context.close()
})
