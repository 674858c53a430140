import { uuids } from '../tables/move-rules.ts'
import type { Table } from '../tables/table.ts'

export const idempotencyKeysTables: Table[] = [
  {
    table: 'platform.idempotency_keys',
    holds: 'replies to repeat for the same Idempotency-Key',
    credential: { isNone: 'It compares a repeated request with the first.' },
    owner: 'principal',
    moved: {
      where: ({ userIds }) =>
        `split_part(principal, ' ', 1) in (select 'user:' || id from unnest(${uuids(userIds)}) id union all select 'key:' || id from pg_temp.moving_ids)`,
    },
    rows: [
      {
        where: `(t.principal = 'user:' || :user::text or t.principal like 'user:' || :user::text || ' in %')`,
        workspace: null,
        given: [],
      },
    ],
    leftOut: 'Answers that are kept for two days for repeated requests. What they are about is in the other tables.',
  },
]
