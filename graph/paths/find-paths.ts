import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lowConfidenceNotice } from './notice.rules.ts'
import type { PathInFull, PersonInGraph, ReachablePerson } from './paths.contract.ts'
import { connectorOf, toPath, findPathTo, findPathsTo, type PathsToPerson } from './find-paths-to.ts'
import { strengthOfTeammate } from './path-edges.ts'
import { describePath, type Path } from './path.rules.ts'
import { listTopPeople } from './paths.store.ts'
import { rateConnectors } from './rate-connectors.ts'

export const listTop = (call: MemberCall, { limit }: { limit: number }): Promise<{ people: ReachablePerson[] }> =>
  call.db.reading(async (tx) => {
    const people = (await listTopPeople(tx, { limit })).map(({ personId }) => personId)
    const found = await findPathsTo(tx, call, people)
    return { people: people.flatMap((personId) => found.get(personId)?.person ?? []) }
  }, 'kept')

export const showPerson = (call: MemberCall, id: string): Promise<PersonInGraph> =>
  call.db.reading(async (tx) => {
    const ways = await findPathTo(tx, call, id)
    return {
      person: ways.person,
      paths: ways.paths.map(inFull),
      connectors: await rateConnectors(tx, call, ways),
      notice: noticeOf(ways),
    }
  }, 'kept')

const inFull = (path: Path): PathInFull => ({
  ...toPath(path),
  ties: path.ties.map(({ sentences, ...tie }) => ({ ...tie, sentences: [...sentences] })),
  explanations: [...path.explanation],
  receipts: path.receipts && { score: opened(path.receipts.score), confidence: opened(path.receipts.confidence) },
})

const opened = ({ formula, steps, result }: NonNullable<Path['receipts']>['score']) => ({
  formula,
  steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })),
  result,
})

function noticeOf(ways: PathsToPerson): PersonInGraph['notice'] {
  const { person, rows, paths } = ways
  const best = paths[0] ?? describePath([])
  const { member, contact } = connectorOf(ways, best)
  const strength = member ? strengthOfTeammate(member.trustWeight) : (contact?.strength ?? null)
  return lowConfidenceNotice({
    path: best,
    targetName: person.name,
    connector: strength === null ? null : { strength, freshness: 'unknown' },
    hasMailbox: rows.some(({ messages, kind }) => kind === 'self' && messages > 0),
  })
}
