import { ofNetwork, person } from '@wellmet/identity/member-networks/of-network.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { personalDataListed, type TableDecision } from '@wellmet/platform/personal-data/personal-data.ts'

const decisions: TableDecision[] = [
  ofNetwork('graph.inferred_relationships', [person('a'), person('b'), 'permille', 'basis', 'last_day']),
  ofNetwork('graph.step_corrections', [
    'id',
    'from_user_id',
    person('from_person_id'),
    person('to_person_id'),
    'from_name',
    'to_name',
    'corrected_at',
  ]),
  {
    table: 'graph.outcome_statistics',
    rows: [{ where: '(t.user_id = :user or t.audience_id = :user)', given: [] }],
    leftOut: 'Counted from the answers of other people, who were promised that they are not shown.',
  },
]

export const personalDataHooks = [during(personalDataListed, async (_, { found }) => void found.push(...decisions))]
