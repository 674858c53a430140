import { onTestFinished } from 'vitest'
import { connectionsArea } from '@wellmet/connections/connections.area.ts'
import { ConnectedAccount, ConsentAnswer, ConsentUrl } from '@wellmet/connections/engine/engine.contract.ts'
import { connectedAccountsRoutes } from '@wellmet/connections/engine/engine.handlers.ts'
import { engineWork } from '@wellmet/connections/engine/engine.work.ts'
import { finishConsent } from '@wellmet/connections/engine/finish-consent.ts'
import { startConsent } from '@wellmet/connections/engine/start-consent.ts'
import type { Area } from '@wellmet/platform/area.ts'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { serve } from '@wellmet/platform/http/serve.ts'
import { areas } from '../../apps/areas.ts'
import { makeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import type { SignIn } from '../../tools/stand-ins/sign-in/sign-in-options.ts'
import { startSignIn } from '../../tools/stand-ins/sign-in/sign-in.ts'
import { clientOf } from '../world/client.ts'
import type { SuiteStage } from '../world/suites.ts'
import { worldForThisTest } from '../world/world.ts'
import { madeUp, madeUpSettings } from './made-up.ts'
import { startMadeUp } from './made-up-stand-in.ts'

const madeUpContract = contract('connections', {
  start: {
    route: 'GET /api/made-up/start',
    access: 'member',
    summary: 'Where to go to connect an account',
    reply: ConsentUrl,
    keys: 'never',
  },
  callback: {
    route: 'GET /api/made-up/callback',
    access: 'member',
    summary: 'Takes what the provider says',
    query: ConsentAnswer,
    reply: ConnectedAccount,
    keys: 'never',
  },
})

/** The product with one more provider: its declaration, two paths, and nothing else. */
const product: Area[] = areas.map((area: Area) =>
  area.name === connectionsArea.name
    ? {
        ...area,
        routes: {
          ...area.routes,
          connectedAccounts: connectedAccountsRoutes([madeUp]),
          madeUp: serve(madeUpContract)({
            start: (call) => startConsent(call, madeUp),
            callback: (call) => finishConsent(call, madeUp, call.query),
          }),
        },
        jobs: engineWork([madeUp]),
        settings: [...area.settings, madeUpSettings],
      }
    : area,
)

/** A world with the made-up provider beside it, as `suiteStage` makes one for the others. */
export async function madeUpStage(): Promise<
  Pick<SuiteStage, 'world' | 'me' | 'mailbox' | 'data' | 'connect' | 'sync'>
> {
  const mailbox = makeUpMailbox({ account: 'ana@halyard.example', messages: 260, people: 60 })
  const { address: email, name } = mailbox.account
  const data = await startMadeUp(mailbox, (token) => signIn.grantOf(token))
  const signIn: SignIn = await startSignIn({
    accounts: [{ email, name }],
    redirectUris: ['http://wellmet.test/auth/callback'],
    scopes: ['letters.read'],
  })
  onTestFinished(() => Promise.all([data.close(), signIn.close()]).then(() => {}))
  const settings = {
    MADE_UP_URL: data.url,
    MADE_UP_SIGN_IN_URL: signIn.url,
    MADE_UP_SECRET: signIn.clientSecret,
  }
  const world = await worldForThisTest(settings, undefined, product)
  const me = await world.signUp('Ana Lima')
  return {
    world,
    me,
    mailbox,
    data,
    async connect(who = me) {
      const api = clientOf(madeUpContract, world.origin, who)
      const back = await clickThrough((await api.start({})).url)
      return await api.callback({ query: Object.fromEntries(back.searchParams) as { state: string } })
    },
    async sync(id, full = false) {
      await world.as(me).connectedAccounts.sync({ params: { id }, body: { full } })
      await world.work()
    },
  }
}
