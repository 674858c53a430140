import pg from 'pg'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser, saveScreenshot } from './chromium.ts'
import { asker, openConnectedProduct } from './connected-product.ts'
import { lookForEnglish } from './german.ts'
import { allowEmail, post } from './mail-access.ts'
import { lookSixTimes } from './six-looks.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const kofi = { name: 'Kofi Mensah', email: 'kofi@example.org', password: 'correct horse battery' }
const ora = { ...newcomer, name: asker.name, email: asker.email }
const people = ['Meera Shah', 'Nadia Costa', 'Ines Roth', 'Paula Wirth'].map((name) => ({
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@acme.example`,
}))
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000)

/** Kofi introduced Ora to four people, and recorded that each wrote back. Their emails are in Ora’s mailbox. */
async function openStage() {
  const connected = await openConnectedProduct()
  const { product, mailboxOfAsker } = connected
  const { messages, account } = mailboxOfAsker
  const browser = await openBrowser()
  const { page, trouble } = await visit(browser, product.address)
  await signUp(page, product.address, ora)
  const { page: other } = await visit(browser, product.address)
  await signUp(other, product.address, kofi)
  await confirmAddress(page, product, ora.email)
  await confirmAddress(other, product, kofi.email)
  const superuser = new pg.Client({ connectionString: product.superuserUrl })
  await superuser.connect()
  onTestFinished(() => superuser.end())
  const { rows } = await superuser.query<{ id: string }>(
    `insert into account.memberships (workspace_id, user_id, role)
     select m.workspace_id, k.id, 'member' from account.memberships m join account.users u on u.id = m.user_id, account.users k
     where u.email = $1 and k.email = $2 returning user_id as id`,
    [ora.email, kofi.email],
  )
  // Home shows the newest three as news, and the fourth as a turn.
  for (const [index, { name, email }] of [...people.entries()].toReversed()) {
    const thread = { kind: 'conversation' as const, cc: [], extraHeaders: [], threadId: `answer${index}` }
    const them = { name, address: email }
    messages.add({
      ...thread,
      folder: 'sent',
      from: account,
      to: [them],
      sentAt: hoursAgo(30 + index),
      messageId: `<first${index}@mail.example>`,
      subject: 'Kofi thought we should talk',
      text: `Hello ${name},\n\nwould twenty minutes be of use to you?\n\nOra`,
    })
    messages.add({
      ...thread,
      folder: 'inbox',
      from: them,
      to: [account],
      sentAt: hoursAgo(2 + index),
      messageId: `<second${index}@mail.example>`,
      inReplyTo: `<first${index}@mail.example>`,
      subject: 'Re: Kofi thought we should talk',
      text: 'Hello Ora,\n\nyes, gladly. When would suit you?\n\nBest',
      isUnread: true,
    })
    const { id } = await post(page, product, '/api/dashboard/intro-requests', {
      target: { name, email, company: 'Acme' },
      connector: { personId: rows[0]!.id },
      message: 'Hello, would twenty minutes be of use to you?',
      status: 'target_replied',
    })
    await superuser.query(
      `update introductions.request_events set by = 'connector' where request_id = $1 and to_status = 'target_replied'`,
      [id],
    )
  }
  await allowEmail(product, page, ['read', 'send'])
  await expect
    .poll(async () => (await page.request.get(`${product.address}/api/email/threads`)).text(), { timeout: 60_000 })
    .toContain(people[3]!.email)
  // Home begins with how to bring people in until there are some.
  await expect
    .poll(async () => (await page.request.get(`${product.address}/api/network/contacts?limit=1`)).text(), {
      timeout: 60_000,
    })
    .toContain('"items":[{')
  return { ...connected, browser, page, trouble }
}

/** What the reader pressed in all pages of this context, from the first to the last. */
async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0
  await context.exposeFunction('noteClick', () => (clicks += 1))
  await context.addInitScript(
    `addEventListener('click', (event) => { if (event.isTrusted && event.detail > 0) noteClick() }, true)`,
  )
  return () => clicks
}

const words = {
  en: { answer: 'Answer', box: 'Your answer to', send: 'Send answer', sent: 'It was sent from your mailbox.' },
  de: {
    answer: 'Antworten',
    box: 'Deine Antwort an',
    send: 'Antwort senden',
    sent: 'Sie wurde aus deinem Postfach gesendet.',
  },
}

test('from “Meera replied” on Home to the answer sent: three clicks at most and the words, on a screen and a phone, in English and German', async () => {
  const { product, google, browser, page, trouble } = await openStage()
  const signedIn = await page.context().storageState()
  const desktop = { width: 1280, height: 900 }
  const phone = { width: 390, height: 844 }
  const runs = [
    { locale: 'en', viewport: desktop },
    { locale: 'en', viewport: phone, hasTouch: true, isMobile: true },
    { locale: 'de', viewport: desktop },
    { locale: 'de', viewport: phone, hasTouch: true, isMobile: true },
  ] as const
  const seen: string[] = []
  for (const [index, { locale, ...options }] of runs.entries()) {
    const { name, email } = people[index]!
    const said = words[locale]
    const { page: reader, context } = await visit(browser, product.address, { ...options, storageState: signedIn })
    const clicks = await countClicks(context)
    await reader.goto(`${product.address}/?locale=${locale}`)
    const line = await lineAbout(reader, name)
    const size = `${options.viewport.width}-${locale}`
    await saveScreenshot(reader, `answer-home-${size}`)
    await line.click()
    const box = reader.getByRole('textbox', { name: `${said.box} ${name}` })
    await box.waitFor()
    await reader.frameLocator('iframe').last().getByText('yes, gladly').waitFor()
    expect(await reader.evaluate<string>('document.activeElement?.tagName')).toBe('TEXTAREA')
    await reader.keyboard.type(`Thursday at ten, run ${index}.`)
    await saveScreenshot(reader, `answer-written-${size}`)
    await reader.getByRole('button', { name: said.send }).click()
    await expect.poll(() => google.api.drafts.left.length, { timeout: 60_000 }).toBe(index + 1)
    await reader.getByText(said.sent).waitFor({ timeout: 60_000 })
    await saveScreenshot(reader, `answer-sent-${size}`)
    seen.push(`${size}: ${clicks()}`)
    expect(clicks()).toBeLessThanOrEqual(3)
    const left = google.api.drafts.left.at(-1)!
    expect(left.headers.get('to')).toContain(email)
    expect(left.headers.get('subject')).toBe('Re: Kofi thought we should talk')
    expect(left.headers.get('in-reply-to')).toBe(`<second${index}@mail.example>`)
    expect(left.raw).toContain(`Thursday at ten, run ${index}.`)
    if (index < runs.length - 1) await context.close()
  }
  console.log(seen.join(' · '))
  const list = '/introductions/email'
  await page.goto(`${product.address}${list}?locale=en`)
  await page.getByRole('list', { name: 'Your conversations' }).getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Your answer to' }).waitFor()
  await page.getByRole('button', { name: 'Suggest times' }).click()
  const box = page.getByRole('textbox', { name: 'Your answer to' })
  await expect.poll(() => box.inputValue()).toMatch(/^Would one of these times suit you\?(?:\n- .+){3}$/)
  await page.getByText('Nothing is reserved there.').waitFor()
  await lookSixTimes(page, 'answer-box')
  const opened = new URL(page.url())
  const english = await lookForEnglish(page, product.address, `${opened.pathname}${opened.search}`)
  expect(
    english.filter((sentence) => !sentence.includes('Lima’s workspace') && !sentence.includes('Kofi thought')),
  ).toEqual([])
  expect(trouble).toEqual([])
}, 300_000)

/** The button of the line on Home that says it. */
async function lineAbout(page: Page, name: string) {
  const first = name.split(' ')[0]!
  const line = page
    .getByText(new RegExp(`^${first} (?:replied|hat geantwortet)`))
    .or(page.getByText(name, { exact: true }))
  await line.first().waitFor()
  const row = page.locator('li', { has: line }).first()
  return row.getByRole('link', { name: /Answer|Antworten/ })
}
