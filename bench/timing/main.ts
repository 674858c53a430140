import { parseArgs } from 'node:util'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { HttpConnection } from '../../tests/load/http-connection.ts'
import { describeMachine } from '../ground/machine.ts'
import { printTable } from '../ground/print-table.ts'
import { preparePrivateProduct } from '../ground/private-product.ts'
import { connectToDatabase, startApiAndWorker } from '../ground/running-product.ts'
import { runUndoing } from '../ground/undoing.ts'
import { questionsAbout, setUpAddresses, type Question } from './endpoints.ts'
import { compare, median } from './rank-test.ts'

/**
 * Whether the time of an answer tells if an address is known. Known and unknown addresses are tried in random order, over
 * one connection, against a product of its own on loopback: nobody on a network sees more.
 */
const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '2000' },
    /** Memory of one hash of a password. With little, what the rest of signing in takes is seen better. */
    'hash-kib': { type: 'string' },
    parts: { type: 'string', default: 'sign-in,many-tries,forgot,objection,invitation,control' },
  },
})
const tries = Number(values.tries)
const warmUps = 50
/** With six comparisons in a run, chance alone raises an alarm in one run of 170. */
const alarm = 0.001
const many = '1000000'

await runUndoing(async (undoing) => {
  console.log(`npm run measure:timing -- ${process.argv.slice(2).join(' ')}\n${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const catcher = await startMailCatcher()
  undoing.later(() => catcher.stop())
  const { origin, port } = await startApiAndWorker(product, undoing, {
    SMTP_URL: catcher.url,
    ...(values['hash-kib'] === undefined ? {} : { ARGON2_MEMORY_KIB: values['hash-kib'] }),
    REQUESTS_PER_MINUTE: many,
    MAILS_PER_USER_A_DAY: many,
    MAILS_PER_WORKSPACE_A_DAY: many,
    MAILS_PER_RECIPIENT_A_DAY: many,
    MAILS_PER_SERVER_A_DAY: many,
    ACCOUNT_MAILS_PER_HOUR: many,
  })
  const database = await connectToDatabase(product, undoing)
  const questions = questionsAbout(await setUpAddresses(origin, database), database)
  const rows: string[][] = []
  let isTold = false
  for (const part of values.parts.split(',')) {
    const question: Question | undefined = questions[part as keyof typeof questions]
    if (!question) throw new Error(`--parts takes ${Object.keys(questions).join(', ')}`)
    const [first, second] = await timesOf(port, question)
    const { p, difference, interval } = compare(first, second)
    isTold ||= p < alarm
    const row = [
      question.name,
      median(first).toFixed(2),
      median(second).toFixed(2),
      difference.toFixed(3),
      `${interval[0].toFixed(3)} to ${interval[1].toFixed(3)}`,
      p < 0.0001 ? p.toExponential(1) : p.toFixed(4),
      p < alarm ? 'TOLD' : 'not told',
    ]
    // Whoever ends a long run early has what is measured so far.
    console.log(row.join(' | '))
    rows.push(row)
  }
  printTable(
    `${tries} tries with a known and ${tries} with an unknown address`,
    ['', 'known, median ms', 'unknown, median ms', 'difference, ms', '95% interval, ms', 'p', `p < ${alarm}`],
    rows,
  )
  return isTold ? 1 : 0
})

/** For each of the two pools, in milliseconds. */
async function timesOf(port: number, question: Question): Promise<readonly [number[], number[]]> {
  const connection = new HttpConnection(port)
  const times: readonly [number[], number[]] = [[], []]
  for (let at = -warmUps; at < tries; at += 1) {
    for (const pool of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
      const addresses = question.pools[pool]
      await question.prepare?.()
      const took = await timeOf(connection, question, addresses[Math.floor(Math.random() * addresses.length)]!)
      if (at >= 0) times[pool].push(took)
    }
  }
  connection.close()
  return times
}

async function timeOf(
  connection: HttpConnection,
  { path, body, status, cookie }: Question,
  email: string,
): Promise<number> {
  const json = JSON.stringify(body(email))
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${json.length}`,
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
  ]
  const began = performance.now()
  const answer = await new Promise<number>((resolve) =>
    connection.send(`${head.join('\r\n')}\r\n\r\n${json}`, (answered) => resolve(answered?.status ?? 0)),
  )
  const took = performance.now() - began
  if (answer !== status) throw new Error(`POST ${path} was answered ${answer}, not ${status}.`)
  return took
}
