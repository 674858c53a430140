import { company, ofNetwork, ofNetworkUngiven, person } from '@wellmet/identity/member-networks/of-network.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { impersonal, personalDataListed, type TableDecision } from '@wellmet/platform/personal-data/personal-data.ts'

const searchIndex = 'An index for searching, derived from contacts.'

const decisions: TableDecision[] = [
  ofNetwork('discovery.missions', [
    'id',
    'title',
    'state',
    'due_on',
    'roles',
    'role_queries',
    'created_at',
    'changed_at',
  ]),
  ofNetwork('discovery.mission_targets', ['id', 'mission_id', 'place', 'list_id', person(), company(), 'name']),
  ofNetwork('discovery.saved_lists', ['id', 'name', 'kind', 'created_at', 'changed_at']),
  ofNetwork('discovery.saved_list_items', ['id', 'list_id', person(), company(), 'name', 'note', 'saved_at']),
  ofNetworkUngiven('discovery.company_rankings', 'Derived, also from what other members share.', 'viewer_network_id'),
  ofNetworkUngiven('discovery.ranked_companies', 'Derived, also from what other members share.', 'viewer_network_id'),
  ofNetworkUngiven('discovery.recommendation_samples', 'Derived, for learning a formula.'),
  ofNetworkUngiven('discovery.posted_networks', searchIndex),
  ofNetworkUngiven('discovery.token_postings', searchIndex),
  ...impersonal('Of the workspace, not of one member.', 'discovery.recommendation_calibrations'),
  ...impersonal(
    'Of the public directory, or of all networks together.',
    'discovery.common_tokens',
    'discovery.company_tokens',
    'discovery.directory_postings',
    'discovery.posted_directory',
  ),
]

export const personalDataHooks = [during(personalDataListed, async (_, { found }) => void found.push(...decisions))]
