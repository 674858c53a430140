import { chmodSync } from 'node:fs'
import { describeMachine } from '../../bench/ground/machine.ts'
import { bring } from '../../bench/ground/bring.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { connectToDatabase, startApiAndWorker } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { handOverSamples } from '../../bench/mails/post-samples.ts'
import { scoreSigned } from '../../bench/mails/score-mails.ts'
import { checkSentMail } from '../../apps/wellmet/checks/check-sent-mail.ts'
import { openSession } from '../../tools/demo/demo-session.ts'
import { startPostfix } from '../../tools/measure-stack/postfix.ts'
import { writeSamples } from '../mails/written-mails.ts'
import { usual } from '../mails/mail-samples.ts'
import { connections } from '../world/imports.ts'
import { startOpendkim, type Signer } from './opendkim.ts'
import { atLeast, atMost, equal, none, printPromises } from './promise.ts'
import { waitUntil } from './wait-until.ts'

/**
 * A real Postfix that lets a real OpenDKIM sign what the product sends. Every mail that the product writes is scored by a
 * real SpamAssassin; what goes to strangers has both unsubscribe headers under its signature, and one click ends it as
 * mail providers do it. As root on Debian: it installs the three.
 */
const domain = 'wellmet.example'
const boundary = 'one-click'
/** RFC 8058, 3.2, names both; Gmail sends the first. Nothing of a browser goes along. */
const forms = [
  { who: 'connector0', type: 'application/x-www-form-urlencoded', body: 'List-Unsubscribe=One-Click' },
  {
    who: 'connector1',
    type: `multipart/form-data; boundary=${boundary}`,
    body: `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  },
] as const

const withCrlf = (mail: string): Buffer => Buffer.from(mail.replace(/\r?\n/g, '\r\n'))

/** The zone of the sender: its key, and no other record. */
const resolverOf =
  ({ selector, key }: Signer) =>
  (name: string, type: string) =>
    type === 'TXT' && name === `${selector}._domainkey.${domain}`
      ? Promise.resolve([[`v=DKIM1; k=rsa; p=${key}`]])
      : Promise.reject(Object.assign(new Error('no such record'), { code: 'ENOTFOUND' }))

const unfolded = (raw: string): string => raw.replace(/\r?\n[ \t]+/g, ' ')

/** Without what Postfix writes on top when it delivers: it is not what another server gets. */
const withoutTrace = (raw: string): string =>
  raw.replace(/^(?:(?:Return-Path|X-Original-To|Delivered-To):[^\n]*\n)+/i, '')

await runUndoing(async (undoing) => {
  console.log(describeMachine())
  const product = await preparePrivateProduct(undoing)
  chmodSync(product.folder, 0o755)
  const signer = await startOpendkim(`${product.folder}/opendkim`, domain)
  undoing.later(() => signer.stop())
  const postfix = await startPostfix(`${product.folder}/postfix`, '127.0.0.1', 60, {
    domains: 'static:all',
    milter: signer.milter,
  })
  undoing.later(() => postfix.stop())
  const { origin } = await startApiAndWorker(product, undoing, {
    SMTP_URL: postfix.url,
    MAIL_FROM: `Wellmet <hello@${domain}>`,
    BOUNCE_ADDRESS: `bounces@${domain}`,
  })
  const database = await connectToDatabase(product, undoing)
  const ana = (await openSession(origin, {
    name: 'Ana Lima',
    email: `ana@${domain}`,
    password: 'a long enough password',
  }))!
  await database.query('update account.users set email_verified = true')
  const row = (name: string) =>
    `${name},Mensah,https://www.linkedin.com/in/${name},${name}@example.com,Kade,Founder,02 May 2026`
  await bring({ origin }, ana.cookie, Buffer.from(connections(forms.map(({ who }) => row(who)))))
  const ask = async (who: string, number: number) => {
    const { results } = await ana.ask<{ results: ({ id: string } | null)[] }>('POST', '/api/people/lookup', {
      people: [{ email: `${who}@example.com` }],
    })
    const answer = await fetch(`${origin}/api/dashboard/intro-requests`, {
      method: 'POST',
      headers: { cookie: ana.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        target: { name: `Target ${number}`, company: 'Target Works', title: 'Head of Security' },
        connector: { personId: results[0]!.id },
        message: 'We would like to show her what we have built.',
        nextStep: 'A call of 20 minutes',
        status: 'pending',
      }),
    })
    return answer.status
  }
  for (const [number, { who }] of forms.entries()) await ask(who, number)
  const arrivedFor = (who: string) =>
    postfix.raw().filter((raw) => raw.includes(`\nDelivered-To: ${who}@example.com\n`))
  await waitUntil('both were asked', async () => forms.every(({ who }) => arrivedFor(who).length > 0), 120)
  const samples = writeSamples('en', usual)
  const before = postfix.raw().length
  await handOverSamples(postfix.url, samples)
  await waitUntil('all samples arrived', async () => postfix.raw().length >= before + samples.length, 120)

  const mails = postfix.raw().map(withoutTrace)
  const scores = await scoreSigned(mails, signer)
  const findings = await Promise.all(
    mails.map((mail) => checkSentMail(withCrlf(mail), `hello@${domain}`, resolverOf(signer))),
  )
  const says = (at: number, words: string) =>
    findings[at]!.some(({ level, text }) => level === 'ok' && text.includes(words))
  const all = [...mails.keys()]
  const refusable = all.filter((at) => /^list-unsubscribe-post:/im.test(mails[at]!))

  const clicks = []
  for (const { who, type, body } of forms) {
    const [, link = ''] = /^list-unsubscribe:\s*<([^>]+)>/im.exec(unfolded(arrivedFor(who)[0]!))!
    const answer = await fetch(link, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' })
    const again = await fetch(link, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' })
    clicks.push({
      who,
      type,
      status: answer.status,
      again: again.status,
      cookies: answer.headers.getSetCookie().length,
    })
  }
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from platform.suppressed_mailboxes')
  const refusals = await Promise.all(forms.map(({ who }, at) => ask(who, 10 + at)))

  printTable(
    'One click',
    ['form', 'status', 'again', 'cookies', 'asked again'],
    clicks.map(({ type, status, again, cookies }, at) => [type.split(';')[0]!, status, again, cookies, refusals[at]!]),
  )
  const worst = Math.max(...scores.map(({ points }) => points))
  const worstRules = scores.find(({ points }) => points === worst)?.rules.join(' ') ?? ''
  console.log(
    `\n${mails.length} mails, ${refusable.length} of which can be refused. Most points: ${worst} (${worstRules})`,
  )
  return printPromises([
    atMost('most points of SpamAssassin', 1, worst),
    none(
      'mails without a good signature of the sender',
      all.filter((at) => !says(at, `signed by ${domain}`)).map((at) => findings[at]!.map(({ text }) => text).join(' ')),
    ),
    atLeast('mails that can be refused', forms.length, refusable.length),
    none(
      'refusable, without both headers signed',
      refusable.filter((at) => !says(at, 'both headers for unsubscribing are signed')).map((at) => String(at)),
    ),
    none(
      'clicks that failed',
      clicks.filter(({ status, again }) => status !== 204 || again !== 204).map(({ type }) => type),
    ),
    equal(
      'cookies set',
      0,
      clicks.reduce((sum, { cookies }) => sum + cookies, 0),
    ),
    equal('mailboxes that want no more mail', forms.length, rows[0]!.n),
  ])
})
