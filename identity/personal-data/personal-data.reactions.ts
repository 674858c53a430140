import { during } from '@wellmet/platform/events/hook.ts'
import { ofUser, personalDataListed, type TableDecision } from '@wellmet/platform/personal-data/personal-data.ts'
import { ofNetwork, ofNetworkUngiven, ownerOf } from '../member-networks/of-network.ts'

const decisions: TableDecision[] = [
  ofUser('identity.member_networks', ['workspace_id', 'user_id', 'created_at'], { id: 'An internal number.' }),
  ofNetwork('identity.sharing_settings', ['mode', 'changed_at']),
  ofNetwork('identity.sharing_grants', [ownerOf('viewer_network_id', 'shared_with_user_id')]),
  ofNetworkUngiven('identity.network_versions', 'A counter of changes.'),
  ofNetworkUngiven(
    'identity.visible_networks',
    'Derived from what this user and other members share.',
    'viewer_network_id',
  ),
]

export const personalDataHooks = [during(personalDataListed, async (_, { found }) => void found.push(...decisions))]
