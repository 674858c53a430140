import type { ServerAccount } from '../enrichment/enrichment-provider.ts'
import { peopleDataSettings } from './people-data.settings.ts'
import { pauseProvider, reserveCredits, settleCredits } from './people-data.store.ts'
import { limitsOf, providerName, showProvider } from './show-provider.ts'
import { spansAt } from './quotas.rules.ts'

/** The account that the search of people uses too: one set of limits for both. */
export const serverAccount: ServerAccount = {
  key: (config) => config.get(peopleDataSettings).PEOPLE_DATA_LABS_KEY ?? null,
  show: showProvider,
  async takeCredit(tx, services, workspace) {
    const { server: serverLimit, workspace: workspaceLimit, perMinute } = limitsOf(services)
    const { month, nextMonth, minute } = spansAt(
      services.now(),
      services.config.get(peopleDataSettings).PEOPLE_DATA_LABS_RESET_DAY,
    )
    const account = { provider: providerName, workspace, month }
    const limits = { serverLimit, workspaceLimit, perMinute }
    if (!(await reserveCredits(tx, { ...account, ...limits, minute, credits: 1 }))) return null
    return async (later, answer) => {
      const spent = answer.kind === 'found' ? answer.spent : answer.kind === 'failed' && answer.mayBeBilled ? 1 : 0
      if (spent !== 1) await settleCredits(later, { ...account, difference: spent - 1 })
      const pause = (until: Date, reason: 'credits' | 'rate') =>
        pauseProvider(later, { provider: providerName, until, reason })
      if (answer.kind === 'out_of_credits') await pause(nextMonth, 'credits')
      if (answer.kind === 'too_fast') await pause(answer.until, 'rate')
    }
  },
}
