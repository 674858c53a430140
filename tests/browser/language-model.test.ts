import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { startLanguageModel, type LanguageModel } from '../../tools/stand-ins/language-model.ts'
import { openBrowser } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { openProductOnce, type Product } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const key = 'sk-a-key-of-ours-1234'
const path = '/settings/language-model'

let model: LanguageModel
let product: Product
let browser: Browser

beforeAll(async () => {
  model = await startLanguageModel()
  product = await openProductOnce({ LANGUAGE_MODEL_ORIGINS: model.url })
  browser = await openBrowser()
})
afterAll(() => model.close())

test('an owner connects a model, sees what left and what it cost, opts out, and disconnects it', async () => {
  const { page, context, trouble } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  await confirmAddress(page, product, newcomer.email)
  await page.goto(`${product.address}${path}`)
  await page.getByLabel('Model', { exact: true }).fill('made-up-1')
  await page.getByLabel('API key').fill('sk-of-somebody-else')
  await lookSixTimes(page, 'language-model-form')
  await page.getByRole('button', { name: 'Connect model' }).click()
  await page.getByText('The model didn’t accept the key.').first().waitFor()
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Connect model' }).click()
  await page.getByText('ends with 1234').waitFor()
  await page.getByText('2 facts').first().click()
  await page.getByText('in touch (asker, connector) freshness fresh').first().waitFor()
  await lookSixTimes(page, 'language-model-connected')
  expect(await page.content()).not.toContain(key)

  await page.getByRole('switch', { name: 'Let members have the model read their search questions' }).click()
  await expect
    .poll(async () => (await page.request.get(`${product.address}/api/language-model/mine`)).json())
    .toMatchObject({
      readsQuestions: true,
    })
  await page.getByRole('switch', { name: 'Use the language model for my drafts and searches' }).click()
  await page.getByText('1 member').waitFor()
  // The workspace was named in English.
  const english = await lookForEnglish(page, product.address, path)
  expect(english.filter((text) => !text.includes('Ana Lima’s workspace'))).toEqual([])

  await page.goto(`${product.address}${path}?locale=en`)
  await page.getByRole('button', { name: 'Disconnect model' }).click()
  await page.getByRole('button', { name: 'Disconnect model' }).last().click()
  await page.getByRole('button', { name: 'Connect model' }).waitFor()
  expect(trouble.filter((line) => !line.includes('422'))).toEqual([])
  await context.close()
})
