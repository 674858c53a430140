import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hostileHtml } from '@wellmet/outreach/mailbox/hostile-mails-for-tests.ts'
import { openBrowser } from './chromium.ts'
import { asker, openConnectedProduct } from './connected-product.ts'
import { lookForEnglish } from './german.ts'
import { lookSixTimes } from './six-looks.ts'
import { newcomer, signUp, visit, type Visitor } from './visitor.ts'

const bo = { name: 'Bo Berg', address: 'bo@acme.example' }
const list = '/introductions/email'
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

/** A conversation with Bo, whom the member knows, and hostile mails from him, each a conversation of its own. */
async function openStage() {
  const connected = await openConnectedProduct()
  const { messages, account } = connected.mailboxOfAsker
  const base = { kind: 'conversation' as const, folder: 'inbox' as const, cc: [], extraHeaders: [] }
  messages.add({
    ...base,
    folder: 'sent',
    threadId: 'pilot',
    from: account,
    to: [bo],
    sentAt: daysAgo(2),
    messageId: '<pilot1@mail.example>',
    subject: 'The pilot in spring',
    text: 'Hello Bo,\n\nshall we talk about the pilot on Thursday?\n\nOra',
  })
  const reply = messages.add({
    ...base,
    threadId: 'pilot',
    from: bo,
    to: [account],
    sentAt: daysAgo(1),
    messageId: '<pilot2@mail.example>',
    inReplyTo: '<pilot1@mail.example>',
    subject: 'Re: The pilot in spring',
    html: '<p>Hello Ora,</p><p>Thursday is <b>good</b>. The plan is <a href="https://acme.example/plan">here</a>.</p><img src="https://pixel.evil.example/a.gif"><blockquote>shall we talk about the pilot on Thursday?</blockquote><p>Bo</p>',
    isUnread: true,
  })
  for (const [index, [name, html]] of Object.entries(hostileHtml).entries()) {
    messages.add({
      ...base,
      threadId: `hostile${index}`,
      from: bo,
      to: [account],
      sentAt: daysAgo(10 + index),
      messageId: `<hostile${index}@mail.example>`,
      subject: `Hostile: ${name}`,
      html,
    })
  }
  const browser = await openBrowser()
  const visitor = await visit(browser, connected.product.address)
  const { page } = visitor
  await signUp(page, connected.product.address, { ...newcomer, email: asker.email, name: asker.name })
  const headers = { origin: connected.product.address, 'content-type': 'application/octet-stream' }
  const path = '/api/network/imports?fileName=people.csv'
  const data = Buffer.from('Name,Email,Company,Title\nBo Berg,bo@acme.example,Acme,Partner\n')
  await page.request.post(`${connected.product.address}${path}`, { headers, data })
  return { ...connected, ...visitor, reply, address: connected.product.address }
}

const ownTrouble = ({ trouble }: Pick<Visitor, 'trouble'>, url: string): string[] =>
  trouble.filter((one) => !one.startsWith(`foreign request: ${url}/`))

const continueAtGoogle = (page: Page) => page.getByRole('button', { name: `Continue as ${asker.email}` }).click()
const threads = (page: Page) => page.getByRole('list', { name: 'Your conversations' }).getByRole('link')

test('a conversation is shown by people and dates, then read after a second consent, and nothing hostile runs', async () => {
  const { page, address, google, trouble, reply, mailboxOfAsker } = await openStage()
  await page.goto(`${address}${list}`)
  await page.getByRole('heading', { name: 'No mailbox connected' }).waitFor()
  await page.goto(`${address}/settings/connected-accounts`)
  await page.getByRole('button', { name: 'Connect Google', exact: true }).click()
  await continueAtGoogle(page)
  await page.getByRole('article', { name: asker.email }).getByText('Connected', { exact: true }).waitFor()
  await expect
    .poll(async () => (await page.request.get(`${address}/api/email/threads`)).text(), { timeout: 60_000 })
    .toContain(bo.address)

  // Without the second consent: who and when.
  await page.goto(`${address}${list}`)
  await threads(page).first().click()
  await page.getByText('Wellmet sees people and dates here').waitFor()
  expect(await page.getByText('The pilot in spring').count()).toBe(0)
  await lookSixTimes(page, 'email-without-consent')

  await page.getByRole('link', { name: 'Allow reading' }).click()
  await page.getByRole('heading', { name: 'Email access' }).waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await page.getByRole('checkbox', { name: 'Read subjects and texts' }).check()
  await page.getByRole('checkbox', { name: 'Mark as read, label' }).check()
  await lookSixTimes(page, 'email-access')
  await page.getByRole('button', { name: 'Continue at Google' }).click()
  await continueAtGoogle(page)
  await page.getByText('You can end this at any time.').waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)

  // By keyboard: one stop, then J and Enter.
  await page.goto(`${address}${list}`)
  await threads(page).first().getByText('Re: The pilot in spring').waitFor()
  await threads(page).first().focus()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const frame = page.frameLocator('iframe').last()
  await frame.getByText('Thursday is good').waitFor()
  await page.getByText('1 picture was left out').waitFor()
  await lookSixTimes(page, 'email-conversation')
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect.poll(() => mailboxOfAsker.messages.find(reply.id)?.isUnread).toBe(false)
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Move to inbox' }).waitFor()
  expect(mailboxOfAsker.messages.find(reply.id)?.folder).toBe('archive')

  // Every hostile mail is looked at.
  let looked = 0
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect.poll(() => threads(page).count()).toBeGreaterThan(Object.keys(hostileHtml).length)
  for (const thread of await threads(page).all()) {
    const words = await thread.innerText()
    if (!words.includes('Hostile: ')) continue
    await thread.click()
    const subject = /Hostile: .*/.exec(words)![0]
    await page.getByRole('heading', { level: 2, name: subject }).waitFor()
    await page.locator('iframe').first().waitFor()
    looked += 1
  }
  expect(looked).toBe(Object.keys(hostileHtml).length)
  expect(await page.evaluate<unknown>('window.hit')).toBeUndefined()
  expect(ownTrouble({ trouble }, google.signIn.url)).toEqual([])

  // The same on the page of the person.
  const { items } = (await (await page.request.get(`${address}/api/network/contacts?limit=100`)).json()) as {
    items: { id: string; name: string }[]
  }
  await page.goto(`${address}/contacts/${items.find(({ name }) => name === bo.name)!.id}`)
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await threads(page).getByText('Re: The pilot in spring').waitFor()
  await lookSixTimes(page, 'person-messages')

  // Narrowed by what is typed.
  await page.goto(`${address}${list}`)
  await page
    .getByRole('combobox', { name: 'Search by person' })
    .or(page.getByRole('textbox', { name: 'Search by person' }))
    .fill('Bo')
  await page.getByRole('option', { name: 'Bo Berg · Acme' }).click()
  await page.getByText('Only Bo Berg').waitFor()
  const opened = `${list}?thread=${new URL(page.url()).searchParams.get('thread') ?? ''}`
  expect(opened).toBe(`${list}?thread=`)
  const english = [
    ...(await lookForEnglish(page, address, '/settings/email-access')),
    ...(await lookForEnglish(page, address, list)),
  ]
  expect(english.filter((words) => !words.startsWith('Hostile') && !words.includes('Lima’s workspace'))).toEqual([])

  // Ended alone.
  await page.goto(`${address}/settings/email-access?locale=en`)
  await page.getByRole('button', { name: 'Allow nothing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Allow nothing' }).click()
  await page.getByText('It can’t read subjects or text').waitFor()
  await page.goto(`${address}${list}`)
  await threads(page).first().waitFor()
  expect(await page.getByText('The pilot in spring').count()).toBe(0)
})
