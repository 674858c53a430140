import { chmodSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { bring } from '../../bench/ground/bring.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { connectToDatabase, startApiAndWorker } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { openSession } from '../../tools/demo/demo-session.ts'
import { startPostfix } from '../../tools/measure-stack/postfix.ts'
import { emailFailedLine } from '../../introductions/undelivered/undelivered.rules.ts'
import { prepareWithClock } from './jumping-clock.ts'
import { equal, none, printPromises } from './promise.ts'
import { waitUntil } from './wait-until.ts'

/**
 * A real Postfix that takes mail, refuses it, defers it, takes it and drops it, and is away for a day, under a clock that
 * is moved. Every email that asks a connector is delivered, waits with a time, or is told as failed to the asker and to the
 * operator. As root on Debian: it installs Postfix.
 */
const { values } = parseArgs({ options: { each: { type: 'string', default: '20' } } })
const each = Number(values.each)
const METRICS_TOKEN = 'a token of the operator'
const kinds = ['taken', 'refused', 'deferred', 'dropped', 'away'] as const
type Kind = (typeof kinds)[number]
const rules = ['/^refused/ 550 5.1.1 User unknown', '/^deferred/ 450 4.2.0 Try again later', '/^dropped/ DISCARD']

interface MailRow {
  to: string
  status: string
  nextTryAt: Date | null
  hasText: boolean
  problem: string | null
}

await runUndoing(async (undoing) => {
  console.log(`${each} introductions for each of ${kinds.join(', ')}; ${describeMachine()}`)
  const { product, jumping, setClock } = await prepareWithClock(undoing)
  chmodSync(product.folder, 0o755)
  const postfix = await startPostfix(`${product.folder}/postfix`, '127.0.0.1', 60)
  undoing.later(() => postfix.stop().catch(() => {}))
  await postfix.answer(rules)
  const { origin } = await startApiAndWorker(product, undoing, {
    ...jumping,
    SMTP_URL: postfix.url,
    MAIL_FROM: 'Wellmet <hello@example.com>',
    MAILS_PER_USER_A_DAY: '100000',
    MAILS_PER_WORKSPACE_A_DAY: '100000',
    METRICS_TOKEN,
    LOG_LEVEL: 'warn',
  })
  const database = await connectToDatabase(product, undoing)
  const ana = (await openSession(origin, {
    name: 'Ana Lima',
    email: 'ana@example.com',
    password: 'a long enough password',
  }))!
  await database.query('update account.users set email_verified = true')
  await bring({ origin }, ana.cookie, contacts())
  const ask = async (kind: Kind, number: number) => {
    const { results } = await ana.ask<{ results: ({ id: string } | null)[] }>('POST', '/api/people/lookup', {
      people: [{ email: `${kind}${number}@example.com` }],
    })
    await ana.ask('POST', '/api/dashboard/intro-requests', {
      target: { name: `Target ${kind} ${number}`, company: 'Target Works', title: 'Head of Security' },
      connector: { personId: results[0]!.id },
      message: 'We would like to show her what we have built.',
      nextStep: 'A call of 20 minutes',
      status: 'pending',
    })
  }
  const askAll = async (kind: Kind) => {
    for (let number = 0; number < each; number += 1) await ask(kind, number)
  }
  const read = async (): Promise<MailRow[]> =>
    (
      await database.query<MailRow>(
        `select to_address as "to", status, next_try_at as "nextTryAt", content is not null as "hasText", problem
         from platform.mails where kind = 'introductions.ask' order by id`,
      )
    ).rows
  const of = (rows: readonly MailRow[], kind: Kind) => rows.filter(({ to }) => to.startsWith(kind))
  /** No email is being handed over, and none that is due has not been tried. */
  const settled = () =>
    waitUntil(
      'no email is on its way',
      async () => {
        const { rows } = await database.query<{ n: number }>(
          `select count(*)::int as n from platform.mails where status = 'sending' or (status = 'queued' and coalesce(next_try_at, now()) <= now())`,
        )
        return rows[0]!.n === 0
      },
      120,
    )

  for (const kind of ['taken', 'refused', 'deferred', 'dropped'] as const) await askAll(kind)
  await settled()
  const first = await read()
  // What is shared for some seconds was counted before.
  await sleep(6_000)
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const status = (await (await fetch(`${origin}/health/status`, { headers })).json()) as { mails: { failed: number } }

  await postfix.stop()
  await askAll('away')
  await waitUntil('every connector was asked', async () => of(await read(), 'away').length === each, 120)
  await settled()
  const gone = await read()
  // A day passes; every email that waits is tried on the way.
  for (const hours of [1, 6, 12, 18, 24]) {
    setClock(`+${hours}h`)
    await sleep(3_000)
    await settled()
  }
  const dayLater = await read()
  await postfix.answer([]).catch(() => {})
  await postfix.start()
  setClock('+26h')
  await waitUntil(
    'every email is settled',
    async () => (await read()).every(({ status }) => status === 'sent' || status === 'refused'),
    180,
  )
  const last = await read()
  await sleep(3_000)

  const delivered = postfix.mails()
  const deliveredTo = (kind: Kind) =>
    Array.from({ length: each }, (_, number) => {
      const address = `${kind}${number}@example.com`
      return { address, times: delivered.filter((mail) => mail.includes(`\nDelivered-To: ${address}\n`)).length }
    })
  const { rows: told } = await database.query<{ n: number }>(
    `select count(distinct request_id)::int as n from introductions.request_events where kind = $1`,
    [emailFailedLine],
  )
  const counted = (rows: readonly MailRow[]) =>
    kinds.map((kind) => {
      const states = new Map<string, number>()
      for (const { status } of of(rows, kind)) states.set(status, (states.get(status) ?? 0) + 1)
      return [...states].map(([status, n]) => `${n} ${status}`).join(', ') || '-'
    })
  printTable(
    'Emails by what Postfix does',
    ['', ...kinds],
    [
      ['at once', ...counted(first)],
      ['Postfix stopped', ...counted(gone)],
      ['a day later', ...counted(dayLater)],
      ['Postfix is back, and takes all', ...counted(last)],
      ['delivered', ...kinds.map((kind) => deliveredTo(kind).filter(({ times }) => times > 0).length)],
    ],
  )
  const stateless = [...first, ...gone, ...dayLater, ...last].filter(
    ({ status, nextTryAt }) => status === 'sending' || (status === 'queued' && nextTryAt === null),
  )
  const refused = of(last, 'refused')
  return printPromises([
    equal('emails asked for', kinds.length * each, last.length),
    none(
      'emails without a state',
      stateless.map(({ to }) => to),
    ),
    none(
      'emails that wait, without their text',
      dayLater.filter(({ status, hasText }) => status === 'queued' && !hasText).map(({ to }) => to),
    ),
    equal('refused at once, and not tried again', each, refused.filter(({ status }) => status === 'refused').length),
    none(
      'refused, without text or answer',
      refused.filter(({ hasText, problem }) => !hasText || !problem?.includes('550')).map(({ to }) => to),
    ),
    equal('refusals told to the asker', each, told[0]!.n),
    equal('refusals told to the operator', each, status.mails.failed),
    equal('waiting while deferred or away', 2 * each, dayLater.filter(({ status }) => status === 'queued').length),
    none(
      'not delivered in the end',
      (['taken', 'deferred', 'away'] as const).flatMap((kind) =>
        deliveredTo(kind)
          .filter(({ times }) => times === 0)
          .map(({ address }) => address),
      ),
    ),
    none(
      'delivered twice',
      kinds.flatMap((kind) =>
        deliveredTo(kind)
          .filter(({ times }) => times > 1)
          .map(({ address }) => address),
      ),
    ),
  ])
})

function contacts(): Buffer {
  const rows = kinds.flatMap((kind) =>
    Array.from(
      { length: each },
      (_, number) =>
        `${kind},Number${number},https://www.linkedin.com/in/${kind}-${number},${kind}${number}@example.com,Kade,Founder,02 May 2026`,
    ),
  )
  return Buffer.from(['First Name,Last Name,URL,Email Address,Company,Position,Connected On', ...rows].join('\n'))
}
