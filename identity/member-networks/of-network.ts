import type { GivenColumn, PersonalTable } from '@wellmet/platform/personal-data/personal-data.ts'

const mine = `(select n.id from identity.member_networks n where n.user_id = :user)`
const workspace = `(select n.workspace_id from identity.member_networks n where n.id = t.network_id)`

export const person = (column = 'person_id'): GivenColumn => ({ column, opaque: 'person' })
export const company = (column = 'company_id'): GivenColumn => ({ column, opaque: 'company' })

/** The user to whom a network belongs, instead of its number. */
export const ownerOf = (column: string, as: string): GivenColumn => ({
  column,
  as,
  sql: `(select n.user_id from identity.member_networks n where n.id = t.${column})`,
})

/** Rows of the networks of a user. Says the workspace instead of the number of the network. */
export const ofNetwork = (
  table: string,
  given: readonly GivenColumn[],
  leftOut: Readonly<Record<string, string>> = {},
): PersonalTable => ({
  table,
  rows: [
    {
      where: `t.network_id in ${mine}`,
      workspace,
      given: [{ column: 'network_id', as: 'workspace_id', sql: workspace }, ...given],
    },
  ],
  leftOut,
})

export const ofNetworkUngiven = (table: string, why: string, column = 'network_id'): PersonalTable => ({
  table,
  rows: [{ where: `t.${column} in ${mine}`, given: [] }],
  leftOut: why,
})
