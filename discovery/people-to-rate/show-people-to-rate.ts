import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { listWantedTargets } from '../missions/list-wanted.ts'
import { skippedDays, type PersonToRate } from './people-to-rate.contract.ts'
import { countRated, listPeopleToRate } from './people-to-rate.store.ts'

export const showPeopleToRate = (call: MemberCall, { limit }: { limit: number }) =>
  call.db.reading(async (tx) => {
    const { people, companies } = await listWantedTargets(tx)
    const rows = await listPeopleToRate(tx, {
      people,
      companies: companies.map(({ id }) => id),
      skippedBefore: addDays(call.services.now(), -skippedDays),
      limit,
    })
    const { n } = await countRated(tx)
    const ids = personIds(call)
    return {
      items: rows.map(({ personId, name, title, company, connectedYear, targets }): PersonToRate => ({
        id: ids.show(BigInt(personId)),
        name,
        title,
        company,
        connectedYear,
        targets,
      })),
      left: rows[0]?.total ?? 0,
      rated: n,
    }
  })
