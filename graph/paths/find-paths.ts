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
    const foundPaths = await findPathTo(tx, call, id)
    return {
      person: foundPaths.person,
      paths: foundPaths.paths.map(inFull),
      connectors: await rateConnectors(tx, call, foundPaths),
      notice: noticeOf(foundPaths),
    }
  }, 'kept')

const inFull = (path: Path): PathInFull => ({
  ...toPath(path),
  relationships: path.relationships.map(({ sentences, ...relationship }) => ({
    ...relationship,
    sentences: [...sentences],
  })),
  explanations: [...path.explanation],
  breakdowns: path.breakdowns && {
    score: opened(path.breakdowns.score),
    confidence: opened(path.breakdowns.confidence),
  },
})

const opened = ({ formula, steps, result }: NonNullable<Path['breakdowns']>['score']) => ({
  formula,
  steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })),
  result,
})

function noticeOf(foundPaths: PathsToPerson): PersonInGraph['notice'] {
  const { person, rows, paths } = foundPaths
  const best = paths[0] ?? describePath([])
  const { member, contact } = connectorOf(foundPaths, best)
  const strength = member ? strengthOfTeammate(member.trustWeight) : (contact?.strength ?? null)
  return lowConfidenceNotice({
    path: best,
    targetName: person.name,
    connector: strength === null ? null : { strength, freshness: 'unknown' },
    hasMailbox: rows.some(({ messages, kind }) => kind === 'self' && messages > 0),
  })
}
