import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { pathsMessages } from './paths.messages.ts'
import { findPathsTo, type PathsToPerson } from './find-paths-to.ts'
import { byReach } from './path-order.rules.ts'
import type { Notice, ReachablePerson } from './paths.contract.ts'
import { listPeopleAtCompany } from './paths.store.ts'
import type { z } from 'zod'

interface PathsIn {
  company: string
  people: ReachablePerson[]
  peopleSeen: number
  notice: z.infer<typeof Notice> | null
}

/** More are looked at than shown: not everybody there can be reached, and the best way counts, not the best known person. */
const lookedAt = 3

type Asked = { company: string; limit: number }

export const findPathsIntoCompany = (call: ReaderCall, asked: Asked): Promise<PathsIn> =>
  call.db.transaction(async (tx) => {
    const { found, ...rest } = await findPeopleWithPaths(tx, call, asked)
    return { company: asked.company, people: found.map(({ person }) => person), ...rest }
  })

/** The same with every path. Somebody of whom there are two entries is there twice. */
export async function findPeopleWithPaths(
  tx: Tx,
  call: ReaderCall,
  { company, limit }: Asked,
): Promise<Pick<PathsIn, 'peopleSeen' | 'notice'> & { found: PathsToPerson[] }> {
  const number = personKeys(call.services).company(company)
  const rows = await listPeopleAtCompany(tx, { company: number, limit: limit * lookedAt })
  const foundPaths = await findPathsTo(
    tx,
    call,
    rows.map(({ personId }) => personId),
  )
  const found = [...foundPaths.values()]
    .filter(({ paths }) => paths.length > 0)
    .toSorted(byReach)
    .slice(0, limit)
  const peopleSeen = rows[0] ? rows[0].known + rows[0].listed : 0
  return { found, peopleSeen, notice: found.length > 0 ? null : noPathInto(company, peopleSeen) }
}

const noPathInto = (company: string, peopleSeen: number): PathsIn['notice'] => ({
  code: peopleSeen > 0 ? 'no_warm_path' : 'nobody_seen',
  message: peopleSeen > 0 ? pathsMessages.noPathInto({ company }) : pathsMessages.nobodySeenAt({ company }),
  next: peopleSeen > 0 ? pathsMessages.importMail() : pathsMessages.importOrShare(),
})
