import { onTestFinished } from 'vitest'
import type { ConnectedAccount, ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import type { Log } from '@wellmet/platform/log/log.ts'
import type { Provider, ProviderName } from '../../tools/stand-ins/providers.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import type { SignIn } from '../../tools/stand-ins/sign-in/sign-in-options.ts'
import type { StandIn } from '../../tools/stand-ins/stand-in-server.ts'
import { suiteSettings } from '../../tools/stand-ins/suite-settings.ts'
import { worldForThisTest, type Somebody, type World } from './world.ts'

/** What every stand-in of a provider is told to lead back to. */
export const redirectUris = ['http://wellmet.test/auth/callback']

type Answered = { state: string; code?: string; error?: string }

export interface AccountStage {
  world: World
  me: Somebody
  /** Where the data is. */
  data: StandIn
  signIn: SignIn
  /** Signs in at the provider as a person would, and comes back. */
  connect: (who?: Somebody) => Promise<ConnectedAccount>
  /** What the provider would send the browser back with. */
  consent: (who?: Somebody) => Promise<{ state: string; code?: string }>
  /** Comes back with it. */
  comeBack: (query: Answered, who?: Somebody) => Promise<ConnectedAccount>
  status: () => Promise<ProviderStatus>
  /** Reads what is new, and gathers it. */
  sync: (id: string, full?: boolean) => Promise<void>
}

/** The endpoints by which a provider is connected. */
export interface Connects {
  start: () => Promise<{ url: string }>
  callback: (query: Answered) => Promise<ConnectedAccount>
  status: () => Promise<ProviderStatus>
}

/** A world with a provider beside it. */
export async function accountStage(
  provider: Provider<ProviderName>,
  api: (world: World, who: Somebody) => Connects,
  settings = {},
  log?: Log,
): Promise<AccountStage> {
  onTestFinished(() => provider.close())
  const { name, signIn, api: data } = provider
  // Google alone names itself in its answers.
  if (name !== 'google') signIn.tamper = { iss: null }
  const world = await worldForThisTest({ ...suiteSettings(provider), ...settings }, log)
  const me = await world.signUp('Ana Lima')
  const consent = async (who = me) => {
    const { url } = await api(world, who).start()
    return Object.fromEntries((await clickThrough(url)).searchParams) as { state: string }
  }
  const comeBack: AccountStage['comeBack'] = (query, who = me) => api(world, who).callback(query)
  return {
    world,
    me,
    data,
    signIn,
    consent,
    comeBack,
    connect: async (who = me) => comeBack(await consent(who), who),
    status: () => api(world, me).status(),
    async sync(id, full = false) {
      await world.as(me).connectedAccounts.sync({ params: { id }, body: { full } })
      await world.work()
    },
  }
}
