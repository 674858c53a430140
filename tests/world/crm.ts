import type { CrmName } from '@wellmet/connections/crm/crm-names.contract.ts'
import { makeUpCrm, type MadeUpCrm } from '../../tools/stand-ins/crm/made-up-crm.ts'
import { startProvider } from '../../tools/stand-ins/providers.ts'
import { accountStage, redirectUris, type AccountStage } from './account-stage.ts'

export interface CrmStage extends AccountStage {
  crm: MadeUpCrm
}

const [email, colleague] = ['ana@halyard.example', 'ben@halyard.example']

/** A world with the CRM of a company beside it, in which most people belong to the one who connects it. */
export async function crmStage(
  name: CrmName,
  options: Parameters<typeof makeUpCrm>[0] = {},
  settings = {},
): Promise<CrmStage> {
  const crm = makeUpCrm({ people: 120, users: [email, colleague], ...options })
  const provider = await startProvider(name, { accounts: [{ email, name: 'Ana Lima' }], redirectUris, crm })
  const params = { provider: name }
  const stage = await accountStage(
    provider,
    (world, who) => {
      const { crm: api } = world.as(who)
      return {
        start: () => api.start({ params }),
        callback: (query) => api.callback({ params, query }),
        status: () => api.providerStatus({ params }),
      }
    },
    settings,
  )
  return { ...stage, crm }
}

/** Those of the CRM who belong to the one who connects it. */
export const ownPeople = ({ people }: MadeUpCrm) =>
  Array.from({ length: people.slots }, (_, number) => people.at(number)).flatMap((person) =>
    person?.ownerNumber === 0 ? [person] : [],
  )
