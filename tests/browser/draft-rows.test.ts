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
/** Rosa writes with me more often than Leo, so the best path to Joost leads through her. */
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

type Path = { viaId: string | null; viaName: string | null }

test('the row of a draft says whom it is to, and does not draw the path of somebody else', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  const api = (path: string) => `${product.address}/api${path}`
  await page.request.post(api('/network/imports?fileName=mail.mbox'), {
    data: Buffer.from(mails),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const leoPath = await vi.waitFor(
    async () => {
      const found = await page.request.post(api('/people/network-search'), { data: { query: 'Joost de Wit' } })
      const { results } = (await found.json()) as { results: { id: string }[] }
      const shown = await page.request.get(api(`/graph/person/${results[0]!.id}`))
      const { paths } = (await shown.json()) as { paths: Path[] }
      const through = paths.filter(({ viaId }) => viaId !== null)
      expect(through[0]!.viaName).toBe('Rosa Ribeiro')
      return { target: results[0]!.id, viaId: through.find(({ viaName }) => viaName === 'Leo Marsh')!.viaId }
    },
    { timeout: 60_000, interval: 200 },
  )
  const row = page.getByRole('listitem').filter({ hasText: 'Joost de Wit' })
  const drawn = row.locator('[data-steps="2"]')
  await page.goto(`${product.address}/search/people?q=Joost`)
  await row.getByText('In your contacts').waitFor()

  const saved = await page.request.post(api('/dashboard/intro-requests'), {
    data: {
      target: { personId: leoPath.target },
      connector: { personId: leoPath.viaId },
      message: 'I build planning tools for small harbors. Would twenty minutes next week be of use to you?',
      status: 'draft',
    },
  })
  expect(saved.status()).toBe(201)
  await page.reload()
  await row.getByText('Draft to Leo').waitFor()
  await row.getByRole('link', { name: 'Finish the draft, about Joost de Wit' }).waitFor()
  expect(await drawn.count()).toBe(0)
  expect(await row.getByText('Rosa').count()).toBe(0)
  await saveScreenshot(page, 'row-of-a-draft')
  expect(await seriousFindings(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})
