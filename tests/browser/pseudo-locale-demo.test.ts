import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCompany, demoMessage, demoScreens, startDemoProduct, type DemoProduct } from './demo-product.ts'
import { lookForEnglish } from './german.ts'
import { look } from './pseudo-locale.ts'
import { visit } from './visitor.ts'

let demo: DemoProduct
beforeAll(async () => {
  demo = await startDemoProduct()
})
afterAll(() => demo?.stop())

/**
 * The sentences of paths, of people search and of companies, and those of outcomes that they quote. Take a field out of
 * here when it is made of messages.
 */
const stillEnglish =
  /(?:\.(?:whyRanked|explanation|explanations\.text|why)|path\.label|\.(?:relationships|companyMemory)\..*sentences?)$/i

test.each(demoScreens)('%s of the demo network has no plain English', async (screen) => {
  const { page, trouble, context } = await visit(demo.browser, demo.product.address, { storageState: demo.signedIn })
  const { plain } = await look(page, demo.product.address, {
    path: demo.pathOf(screen),
    known: [demoMessage],
    stillEnglish,
  })
  expect(plain).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

const germanScreens = [
  '/',
  `/search/people?q=${demoCompany}`,
  '/introductions/path?person=:person',
  '/introductions/compose?person=:person',
  '/settings/profile',
]

test.each(germanScreens)('%s in German has no English message', async (screen) => {
  const { page, trouble, context } = await visit(demo.browser, demo.product.address, { storageState: demo.signedIn })
  expect(await lookForEnglish(page, demo.product.address, demo.pathOf(screen))).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})
