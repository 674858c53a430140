import { beforeAll, expect, test } from 'vitest'
import { openBrowser, seriousFindings } from './chromium.ts'
import { sampleOf } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { look, phone } from './pseudo-locale.ts'
import { screens } from './screens.ts'
import { visit } from './visitor.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})

/** Put into every page before its own code runs, and shown as soon as there is a place for it. */
const plant = `document.addEventListener('DOMContentLoaded', () => {
  const fault = document.createElement('div')
  fault.innerHTML = '<p>Words that nobody translated</p><button type="button"></button><hr style="width: 600px">'
  document.body.append(fault)
})`

test('a sweep finds a text in plain English, what screen readers cannot name, and what is too wide for a phone', async () => {
  const { page, context } = await visit(await openBrowser(), product.address, phone)
  const findAll = async () => {
    const { plain, cut } = await look(page, product.address, { path: '/forgot-password' })
    return [...plain, ...cut, ...(await seriousFindings(page))]
  }
  const before = await findAll()
  await page.addInitScript(plant)
  const found = (await findAll()).filter((finding) => !before.includes(finding))
  expect(found).toHaveLength(3)
  expect(found[0]).toBe('Words that nobody translated')
  expect(found[1]).toMatch(/^scrolls sideways: \d{3} px$/)
  expect(found[2]).toMatch(/^button-name: /)
  await context.close()
})

test('a small sweep looks at a third of the screens, at the same ones for the same seed, and at each one sooner or later', () => {
  expect(sampleOf(screens, 7)).toEqual(sampleOf(screens, 7))
  expect(new Set(sampleOf(screens, 7)).size).toBe(Math.ceil(screens.length / 3))
  const seen = new Set(Array.from({ length: 40 }, (_, seed) => sampleOf(screens, seed + 1)).flat())
  expect(seen.size).toBe(screens.length)
})
