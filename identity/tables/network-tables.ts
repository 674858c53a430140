import type { MoveRule } from '@wellmet/platform/tables/move-rules.ts'
import type { GivenColumn, PersonalTable } from '@wellmet/platform/tables/table.ts'

const mine = `(select n.id from identity.member_networks n where n.user_id = :user)`
const workspaceOf = (network: string): string =>
  `(select n.workspace_id from identity.member_networks n where n.id = t.${network})`

export const person = (column = 'person_id'): GivenColumn => ({ column, opaque: 'person' })
export const company = (column = 'company_id'): GivenColumn => ({ column, opaque: 'company' })

/** The user to whom a network belongs, instead of its number. */
export const ownerOf = (column: string, as: string): GivenColumn => ({
  column,
  as,
  sql: `(select n.user_id from identity.member_networks n where n.id = t.${column})`,
})

interface NetworkTable extends Omit<PersonalTable, 'table' | 'owner' | 'rows' | 'leftOut' | 'moved'> {
  owner?: 'network_id' | 'viewer_network_id'
  given?: readonly GivenColumn[]
  leftOut?: PersonalTable['leftOut']
  moved?: MoveRule
}

/**
 * Rows of the networks of a user. An export says the workspace instead of the number of the network. Without `given`
 * nothing is exported, and `leftOut` is the reason.
 */
export const ofNetwork = (
  table: string,
  { owner = 'network_id', given = [], leftOut = {}, ...declared }: NetworkTable,
): PersonalTable => ({
  table,
  owner,
  moved: { with: 'network', column: owner },
  rows: [
    {
      where: `t.${owner} in ${mine}`,
      workspace: workspaceOf(owner),
      given:
        given.length > 0
          ? [{ column: 'network_id', as: 'workspace_id', sql: workspaceOf('network_id') }, ...given]
          : [],
    },
  ],
  leftOut,
  ...declared,
})
