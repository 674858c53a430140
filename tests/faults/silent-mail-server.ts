import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { bring } from '../../bench/ground/bring.ts'
import { spreadOf } from '../../bench/ground/percentiles.ts'
import { milliseconds, printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase, startApiAndWorker } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { startBlackHole } from './black-hole.ts'
import { atLeast, equal, none, printPromises } from './promise.ts'
import { waitForEmptyQueue } from './queue.ts'
import { startSlowMailServer } from './slow-mail-server.ts'

/**
 * The mail server takes connections and says nothing, while people sign up and import. Nobody who signs up waits for it,
 * other jobs are done as fast as before, and when it is back every email arrives once.
 */
const { values } = parseArgs({
  options: { 'sign-ups': { type: 'string', default: '100' }, seconds: { type: 'string', default: '60' } },
})
const [signUps, seconds] = [values['sign-ups'], values.seconds].map(Number) as [number, number]

/** Above what an import takes on a busy machine, and below one timeout of the mail server. */
const promptSeconds = 10

await runUndoing(async (undoing) => {
  console.log(`${signUps} sign-ups while the mail server is silent for ${seconds} s; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const mailServer = await startSlowMailServer(10, undoing)
  const hole = await startBlackHole(Number(new URL(mailServer.url).port), undoing)
  const database = await connectToDatabase(product, undoing)
  const { origin } = await startApiAndWorker(product, undoing, {
    SMTP_URL: `smtp://127.0.0.1:${hole.port}`,
    LOG_LEVEL: 'warn',
  })

  const signUp = async (who: string): Promise<{ cookie: string; ms: number; status: number }> => {
    const began = performance.now()
    const answer = await fetch(`${origin}/api/account/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Somebody', email: `${who}@example.test`, password: 'a long enough password' }),
    })
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { cookie, ms: performance.now() - began, status: answer.status }
  }
  const signUpMany = async (label: string, count: number) => {
    const all = []
    for (let at = 0; at < count; at += 1) all.push(await signUp(`${label}-${at}`))
    return all
  }
  const importing = async (cookie: string, label: string) =>
    (await bring({ origin }, cookie, contactsOf(label))).seconds

  const before = await signUpMany('before', 20)
  const cookie = before[0]!.cookie
  await waitForEmptyQueue(database, 60)
  const usual = await importing(cookie, 'usual')

  hole.close()
  const closedAt = performance.now()
  const during = await signUpMany('during', signUps)
  const meanwhile: number[] = []
  for (let at = 0; performance.now() - closedAt < seconds * 1000; at += 1) {
    meanwhile.push(await importing(cookie, `meanwhile ${at}`))
    await sleep(2_000)
  }
  hole.open()
  const openedAt = performance.now()
  const wanted = before.length + during.length
  while (mailServer.taken.size < wanted && performance.now() - openedAt < 300_000) await sleep(100)
  const arrivedAfter = (performance.now() - openedAt) / 1000
  await waitForEmptyQueue(database, 300)
  const { rows } = await database.query<{ id: string; status: string }>(
    `select id, status from platform.mails where status <> 'sent'`,
  )
  const times = (some: readonly { ms: number }[]) => spreadOf(some.map(({ ms }) => ms))
  printTable(
    'What happened',
    ['', 'before', 'while it is silent'],
    [
      ['sign-ups', before.length, during.length],
      ['sign-up p50, ms', milliseconds(times(before).p50), milliseconds(times(during).p50)],
      ['sign-up slowest, ms', milliseconds(times(before).max), milliseconds(times(during).max)],
      ['imports', 1, meanwhile.length],
      ['slowest import, s', usual.toFixed(1), Math.max(...meanwhile).toFixed(1)],
      ['all emails there after the server is back, s', '', arrivedAfter.toFixed(1)],
    ],
  )
  const promises = [
    none(
      'refused sign-ups',
      [...before, ...during].filter(({ status }) => status !== 201).map(({ status }) => String(status)),
    ),
    none(
      `imports that took longer than ${promptSeconds} s`,
      meanwhile.filter((took) => took > promptSeconds).map((took) => `${took.toFixed(1)} s`),
    ),
    atLeast('imports while it was silent', 1, meanwhile.length),
    equal('emails received', wanted, mailServer.taken.size),
    none(
      'emails received twice',
      [...mailServer.taken].filter(([, count]) => count > 1).map(([id]) => id),
    ),
    none(
      'emails not called sent',
      rows.map(({ id, status }) => `${id} ${status}`),
    ),
  ]
  return printPromises(promises)
})

/** Twenty people who are in no other file. */
function contactsOf(label: string): Buffer {
  const slug = label.replaceAll(' ', '-')
  const rows = Array.from(
    { length: 20 },
    (_, at) => `Person,${label} ${at},https://www.linkedin.com/in/${slug}-${at},,Kade,Founder,02 May 2026`,
  )
  return Buffer.from(['First Name,Last Name,URL,Email Address,Company,Position,Connected On', ...rows].join('\n'))
}
