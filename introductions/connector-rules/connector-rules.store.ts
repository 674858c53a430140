import { statement } from '@wellmet/platform/database/statement.ts'
import type { z } from 'zod'
import type { ConnectorRules, NoGoPerson } from './connector-rules.contract.ts'

/** As written, with the keys that are compared. */
export interface KeptCompany {
  name: string
  key: string
}
export interface KeptPerson {
  written: z.infer<typeof NoGoPerson>
  keys: string[]
}

export interface RulesRow extends Omit<ConnectorRules, 'noGoCompanies' | 'noGoPeople'> {
  noGoCompanies: KeptCompany[]
  noGoPeople: KeptPerson[]
}

interface Of {
  workspaceId: string
  connectorKey: string
}

export const findRules = statement<Of, RulesRow>(import.meta.url, 'find_rules')
export const keepRow = statement<
  Of &
    Omit<ConnectorRules, 'noGoCompanies' | 'noGoPeople'> & {
      userId: string | null
      noGoCompanies: string
      noGoPeople: string
      now: Date
    },
  never
>(import.meta.url, 'keep_rules')
