import type { Browser } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../../tools/services/free-port.ts'
import { startSlack, type Slack } from '../../tools/stand-ins/chat/slack.ts'
import { startTeams, type Teams } from '../../tools/stand-ins/chat/teams.ts'
import { startTelegramBot } from '../../tools/stand-ins/chat/telegram.ts'
import { cookieOf } from '../world/world.ts'
import { openBrowser } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { openProductOnce, type Product } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { signIn, visit } from './visitor.ts'

const mara = { name: 'Mara Lind', email: 'mara@example.com', password: 'correct horse battery' }

let product: Product
let browser: Browser
let slack: Slack
let teams: Teams

beforeAll(async () => {
  const port = await findFreePort(null)
  const address = `http://localhost:${port}`
  slack = await startSlack({ redirectUris: [`${address}/auth/callback`] })
  slack.user.name = mara.name
  slack.channels.push({ id: 'C0001', name: 'introductions' })
  teams = await startTeams()
  const telegram = await startTelegramBot()
  const { host, hostname } = new URL(teams.url)
  product = await openProductOnce({
    PORT: String(port),
    PUBLIC_URL: address,
    ...slack.settings,
    ...telegram.settings,
    TEAMS_HOSTS: hostname,
    PRIVATE_ACCOUNT_HOSTS: host,
  })
  browser = await openBrowser()
  const response = await fetch(`${product.address}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mara),
  })
  await product.confirm(mara.email, cookieOf(response))
})

test('a member connects Slack, Teams and Telegram, chooses notifications, and sends a message', async () => {
  const { page } = await visit(browser, product.address)
  await signIn(page, product.address, mara)
  await page.goto(`${product.address}/settings/channels`)
  await page.getByRole('button', { name: 'Connect Slack' }).waitFor()
  await lookSixTimes(page, 'channels-none')

  await page.getByRole('button', { name: 'Connect Slack' }).click()
  await page.getByText('Mara Lind · Halyard', { exact: false }).first().waitFor({ timeout: 60_000 })
  expect(new URL(page.url()).pathname).toBe('/settings/channels')

  await page.getByRole('button', { name: 'Connect Microsoft Teams' }).click()
  await page.getByLabel('Address of the workflow').fill('https://example.com/hook')
  await page.getByLabel('Name', { exact: true }).fill('Partnerships')
  await page.getByRole('button', { name: 'Post a first message and connect' }).click()
  await page.getByText('This is not the address of a workflow.', { exact: false }).waitFor()
  await lookSixTimes(page, 'channels-teams')
  await page.getByLabel('Address of the workflow').fill(teams.addWorkflow())
  await page.getByRole('button', { name: 'Post a first message and connect' }).click()
  await page.getByText('· others read it too').waitFor()

  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Connect Telegram' }).click()
  await (await opened).getByText('You started the bot.').waitFor()
  await (await opened).close()
  await page.reload()
  await page.getByText('analima').first().waitFor()

  await page.getByRole('heading', { name: 'Notifications in Mara Lind · Halyard' }).waitFor()
  const asked = page.getByRole('switch').first()
  expect(await asked.isChecked()).toBe(false)
  await asked.click()
  await vi.waitFor(async () => expect(await asked.isChecked()).toBe(true))

  await page.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option', { name: 'introductions · Slack' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Ana said yes.')
  await page.getByText('Preview for introductions · Slack').waitFor()
  await lookSixTimes(page, 'channels')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('cell', { name: 'Sent', exact: true }).waitFor({ timeout: 60_000 })
  expect(slack.messages.map(({ text }) => text)).toEqual([expect.stringContaining('Ana said yes.')])
  const english = await lookForEnglish(page, product.address, '/settings/channels')
  // The name of a workspace stays in the language in which it was made.
  expect(english.filter((text) => !text.includes('Mara Lind’s workspace'))).toEqual([])
})
