import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { signUpSome } from '../load/sessions.ts'
import { changeAtOnce, type Request } from './changing-clients.ts'
import { placeApi, placeWorker } from './fleet.ts'
import { killInTurns } from './kill-in-turns.ts'
import { isLinearizable } from './linearizable.rules.ts'
import { atLeast, equal, none, printPromises } from './promise.ts'
import { startSlowMailServer } from './slow-mail-server.ts'

/**
 * Clients read and change the same requests at two APIs at once while one API after the other is killed with SIGKILL.
 * There must be one order of all calls in which every answer is true: nobody reads what was overwritten before, and of
 * two who replace the same text one is refused.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '40' },
    clients: { type: 'string', default: '8' },
    calls: { type: 'string', default: '500' },
    kills: { type: 'string', default: '10' },
  },
})
const [count, clients, calls, kills] = [values.requests, values.clients, values.calls, values.kills].map(Number) as [
  number,
  number,
  number,
  number,
]

await runUndoing(async (undoing) => {
  console.log(`${clients} clients, ${calls} calls each, ${count} requests, ${kills} kills; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const mailServer = await startSlowMailServer(60, undoing)
  const environment = {
    ...product.environment,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
    MAX_WAIT_MS: '20000',
  }
  const options = { environment, folder: product.folder, undoing }
  const apis = [await placeApi('api-1', options), await placeApi('api-2', options)]
  const workers = [placeWorker('worker-1', options)]
  const origins = apis.map(({ origin }) => origin)
  const [cookie] = (await signUpSome(origins[0]!, 1)) as [string]
  const requests = await draftSome(origins[0]!, cookie, count)

  const killer = killInTurns(apis, workers, {
    kills,
    of: clients * calls,
    replaceAfterMs: 500,
    givenBack: async () => null,
  })
  let made = 0
  const began = performance.now()
  const changing = { origins, cookie, requests, calls, onCall: () => killer.onProgress((made += 1)) }
  await Promise.all(Array.from({ length: clients }, (_, client) => changeAtOnce(client, changing)))
  await killer.finished()

  const all = requests.flatMap(({ history }) => history)
  const many = (does: string, told?: string) =>
    all.filter((call) => call.does === does && (told === undefined || call.told === told)).length
  printTable(
    'Calls',
    ['', 'answered', 'refused', 'no answer'],
    [
      ['read', many('read'), '', ''],
      ['write', many('write', 'written'), '', many('write', 'unknown')],
      ['replace', many('replace', 'written'), many('replace', 'refused'), many('replace', 'unknown')],
    ],
  )
  console.log(`\n${all.length} calls in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const promises = [
    none(
      'requests whose answers fit no order',
      requests.filter(({ first, history }) => !isLinearizable(first, history)).map(({ id }) => id),
    ),
    equal('APIs killed', kills, killer.killed.filter((name) => name.startsWith('api')).length),
    atLeast('calls that were answered', (clients * calls) / 2, all.filter(({ told }) => told !== 'unknown').length),
    atLeast('changes refused because another one came first', 1, many('replace', 'refused')),
  ]
  return printPromises(promises)
})

/** Requests that are drafts, so that their message can be changed as often as one likes. */
async function draftSome(origin: string, cookie: string, many: number): Promise<Request[]> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status !== 201) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: string }
  }
  const connector = await post('/api/network/contacts', { name: 'Ana Ribeiro', email: 'ana@northgate.example' })
  const requests: Request[] = []
  for (let at = 0; at < many; at += 1) {
    const target = { name: `Somebody ${at}`, company: 'Northgate' }
    const { id } = await post('/api/dashboard/intro-requests', {
      target,
      connector: { personId: connector.id },
      message: 'first',
    })
    requests.push({ id, first: 'first', history: [] })
  }
  return requests
}
