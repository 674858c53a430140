import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentDocument } from '@wellmet/growth/content/content.contract.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { startGhost, type Ghost } from '../../tools/stand-ins/ghost/ghost.ts'
import { openBrowser } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { openProduct, type Product } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { newcomer, signUp, visit } from './visitor.ts'

let product: Product
let ghost: Ghost
let browser: Browser

beforeAll(async () => {
  const port = await findFreePort(null)
  ghost = await startGhost()
  ghost.addPost({ title: 'How we hire by introduction', status: 'published', updatedAt: new Date('2026-05-04') })
  ghost.addPost({ title: 'Pictures of the summer party', cards: ['gallery'], updatedAt: new Date('2026-06-11') })
  product = await openProduct({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    PAGES_URL: 'http://pages.localhost',
    PRIVATE_ACCOUNT_HOSTS: new URL(ghost.url).host,
  })
  browser = await openBrowser()
})
afterAll(() => ghost.close())

const ask = async <Reply>(page: Page, path: string, data: unknown) => {
  const answer = await page.request.post(`${product.address}${path}`, { headers: { origin: product.address }, data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Reply
}

let members = 0
async function member() {
  const visitor = await visit(browser, product.address)
  await signUp(visitor.page, product.address, { ...newcomer, email: `poster${++members}@example.com` })
  return visitor
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${product.address}${path}`)
  await page.getByRole('main').waitFor()
}

test('Ghost is connected with its key, its posts are edited, and a conflict shows both versions', async () => {
  const { page, context } = await member()
  await open(page, '/content/ghost')
  await page.getByRole('link', { name: 'Connect Ghost' }).click()
  await page.getByRole('button', { name: 'Connect Ghost' }).click()
  await page.getByLabel('Address of the site').fill(ghost.url)
  await page.getByLabel('Admin API key', { exact: true }).fill(ghost.adminKey)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('article', { name: 'Halyard Notes' }).waitFor()

  await open(page, '/content/ghost')
  await page.getByRole('link', { name: 'How we hire by introduction' }).waitFor()
  await lookSixTimes(page, 'ghost-posts')
  await page.getByRole('link', { name: 'How we hire by introduction' }).click()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('How we hire')
  const post = ghost.posts.find((one) => one.title === 'How we hire by introduction')!
  Object.assign(post, { title: 'How they hire', updatedAt: new Date('2026-05-06') })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone saved this post' })
  await conflict.getByText('Its title: How they hire').waitFor()
  await lookSixTimes(page, 'ghost-conflict')
  expect(post.title).toBe('How they hire')
  await conflict.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText('Saved on Ghost.').waitFor()
  expect(post.title).toBe('How we hire')

  await open(page, '/content/ghost')
  await page.getByRole('link', { name: 'Pictures of the summer party' }).click()
  await page.getByText(/This post holds cards/).waitFor()
  await context.close()
}, 180_000)

test('a published page is posted to Ghost from its draft, and the outcome is shown', async () => {
  const { page, context } = await member()
  await ask(page, '/api/ghost/settings', { access: { url: ghost.url, adminKey: ghost.adminKey } })
  const fields = { title: 'Three doors in a week', summary: 'What we did.', body: 'All of it.', language: 'en' }
  const { id } = await ask<ContentDocument>(page, '/api/cms/documents', { kind: 'landing', fields })
  await ask(page, `/api/cms/documents/${id}/publish`, {})
  await open(page, `/content/${id}`)
  await page.getByRole('link', { name: 'Connect a place' }).click()
  await page.getByRole('button', { name: 'Add Halyard Notes' }).click()
  await page.getByRole('switch', { name: 'An admin approves each post' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await lookSixTimes(page, 'posting-settings')

  await open(page, `/content/${id}`)
  await page.getByLabel('Halyard Notes · Ghost').check()
  await page.getByRole('button', { name: 'Write drafts' }).click()
  await page.getByLabel('Text for Halyard Notes').fill('All of it, and more.')
  await page.getByText('20 of 20,000 characters').waitFor()
  await lookSixTimes(page, 'posting-drafts')
  await page.getByRole('button', { name: 'Post to 1 place' }).click()
  await page.getByRole('cell', { name: /^Posted\./ }).waitFor({ timeout: 60_000 })
  await lookSixTimes(page, 'posting-outcome')
  expect(ghost.posts.filter((one) => one.title === 'Three doors in a week')).toHaveLength(1)
  await context.close()
}, 180_000)

test('thank-you cards say what to do while there is nothing to thank for', async () => {
  const { page, context } = await member()
  await open(page, '/content/thank-yous')
  await page.getByRole('heading', { name: 'No cards yet' }).waitFor()
  await lookSixTimes(page, 'thank-yous')
  await open(page, `/thank-you/${'a'.repeat(43)}`)
  const heading = page.getByRole('heading', { name: 'This link is not valid any more' })
  await heading.waitFor()
  expect(await heading.count()).toBe(1)
  await context.close()
}, 120_000)

test('the screens of posting are German where somebody chose German', async () => {
  const { page, context } = await member()
  const english: string[] = []
  for (const path of ['/content/ghost', '/content/ghost/new', '/settings/posting', '/content/thank-yous'])
    english.push(...(await lookForEnglish(page, product.address, path)))
  // The name of a workspace stays in the language in which it was made.
  expect(english.filter((text) => !text.includes('Ana Lima’s workspace'))).toEqual([])
  await context.close()
}, 120_000)
