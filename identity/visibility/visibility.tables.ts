import { ofNetwork, ownerOf } from '../tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const visibilityTables: Table[] = [
  ofNetwork('identity.visible_networks', {
    holds: 'the networks a viewer may use, each with its `trust_weight`',
    owner: 'viewer_network_id',
    leftOut: 'Derived from what this user and other members share.',
    subjects: {
      columns: ['person_id'],
      merged: {
        how: 'keep',
        why: 'Who the member behind a network is to the viewer; trust weights are recomputed after every merge.',
      },
      deleted: { by: 'contacts/relationships/recompute-trust-weights.ts' },
    },
  }),
  ofNetwork('identity.network_versions', {
    holds: 'goes up with every change of a network, separately for shown and hidden contacts',
    leftOut: 'A counter of changes.',
    numbers: ['version'],
  }),
  ofNetwork('identity.sharing_settings', {
    holds: 'private, whole workspace, or selected members',
    given: ['mode', 'changed_at'],
  }),
  ofNetwork('identity.sharing_grants', {
    holds: 'the selected members',
    given: [ownerOf('viewer_network_id', 'shared_with_user_id')],
  }),
]
