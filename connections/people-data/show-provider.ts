import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { PeopleDataProvider } from './people-data.contract.ts'
import { getUsage } from './people-data.store.ts'
import { peopleDataSettings } from './people-data.settings.ts'
import { providerState, spansAt, workspaceShare, type Limits, type Spans, type Usage } from './quotas.rules.ts'

export const providerName = 'people-data-labs'

export interface Account {
  usage: Usage
  limits: Limits
  spans: Spans
  /** As far as is known without asking it. */
  provider: PeopleDataProvider
}

export const isOff = ({ config }: Services): boolean =>
  config.get(peopleDataSettings).PEOPLE_DATA_LABS_KEY === undefined

export function limitsOf({ config }: Services): Limits {
  const ours = config.get(peopleDataSettings)
  return {
    server: ours.PEOPLE_DATA_LABS_MONTHLY_CREDITS,
    workspace: workspaceShare(ours.PEOPLE_DATA_LABS_MONTHLY_CREDITS, ours.PEOPLE_DATA_LABS_WORKSPACE_PERCENT),
    perMinute: ours.PEOPLE_DATA_LABS_CALLS_PER_MINUTE,
  }
}

export const readAccount = ({ db, viewer, services }: MemberCall): Promise<Account> =>
  db.transaction(async (tx) => {
    const now = services.now()
    const spans = spansAt(now, services.config.get(peopleDataSettings).PEOPLE_DATA_LABS_RESET_DAY)
    const limits = limitsOf(services)
    const usage = await getUsage(tx, { provider: providerName, workspace: viewer.workspaceId, ...spans })
    return { usage, limits, spans, provider: providerState(usage, limits, spans, now) }
  })

export const showProvider = async (call: MemberCall): Promise<PeopleDataProvider> =>
  isOff(call.services) ? { state: 'off' } : (await readAccount(call)).provider
