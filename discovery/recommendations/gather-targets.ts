import type { Tx } from '@wellmet/platform/database/connection.ts'
import { firstOf, present } from '@wellmet/platform/values/present.rules.ts'
import { findCorrectedSteps, type StepsKnownWell } from '@wellmet/graph/step-corrections/find-corrected-steps.ts'
import { findConnections, type Connections } from '@wellmet/graph/paths/find-connections.ts'
import { chanceOfColleagues, strengthOfTeammate } from '@wellmet/graph/paths/path-edges.ts'
import { confidenceFormula, targetFormula } from '@wellmet/graph/paths/formula.rules.ts'
import type { PathRates, RecommendationFacts } from './recommendation-score.rules.ts'
import { isOfATeammate } from '@wellmet/graph/paths/visibility.rules.ts'
import { personIds, type ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { rateReadAs } from '@wellmet/contacts/relationships/strength.rules.ts'
import { chanceOfAll, strengthOfInferred } from '@wellmet/graph/inferred-relationships/inferred-relationships.rules.ts'
import { activityOf, silenceOf } from './recommendation-facts.rules.ts'
import {
  countInferredRelationships,
  listMemberEmails,
  listTwoStepsAway,
  type TargetRow,
  type Wanted,
} from './targets.store.ts'

/** A person two steps away with all inputs of `recommendationScore`, as one viewer sees them. */
export interface Target extends TargetRow {
  paths: PathRates[]
  facts: RecommendationFacts
}

/** Connectors of one target that count: the sum is concave, and the best are taken first. */
const mostContacts = 50

/** Nobody is introduced to themselves, nor to somebody in the same workspace. As the viewer, never as the system. */
export async function gatherTargets(tx: Tx, who: ViewerContext, me: number | null, wanted: Wanted): Promise<Target[]> {
  const keys = personKeys(who.services)
  const members = (await listMemberEmails(tx)).flatMap(({ email }) => keys.of({ emails: [email], phones: [] }))
  const found = await listTwoStepsAway(tx, {
    ...wanted,
    me,
    members,
    concavity: targetFormula.concavity,
    certain: inferredFormula.strengthOfCertain,
    carrying: inferredFormula.leastCarrying,
  })
  const people = found.map(({ personId }) => personId)
  const corrected = findCorrectedSteps(tx)
  const foundPaths = await findConnections(tx, who, people, { most: mostContacts, corrected })
  const contacts = [...foundPaths.values()].flatMap(({ intermediaries }) =>
    intermediaries.map(({ personId }) => personId),
  )
  const counted = await countInferredRelationships(tx, { people: [...new Set([...people, ...contacts])] })
  const relationships = new Map(counted.map((row) => [row.personId, row.relationships]))
  const { knownWell } = await corrected
  return found.flatMap((row) => {
    const seen = foundPaths.get(row.personId)
    return seen
      ? [{ ...row, paths: pathsOf(seen, who, relationships, knownWell), facts: factsOf(seen, who, relationships) }]
      : []
  })
}

type Relationships = ReadonlyMap<string, number>

const whoShare = ({ rows }: Connections) => rows.filter(isOfATeammate)

function pathsOf(
  foundPaths: Connections,
  who: ViewerContext,
  relationships: Relationships,
  knownWell: StepsKnownWell,
): PathRates[] {
  const chanceOf = ({
    personId,
    public: known,
    isColleague,
    observed,
  }: Connections['intermediaries'][number]): number => {
    const seen = chanceOfAll([known ?? (isColleague ? colleagues : 0), observed ?? 0])
    const isSaid = knownWell.dayOf({ person: personId }, foundPaths.personId) !== null
    return isSaid ? Math.max(seen, confidenceFormula.said) : seen
  }
  const ids = personIds(who)
  const colleagues = chanceOfColleagues(firstOf(foundPaths.rows).companySize)
  return [
    ...whoShare(foundPaths).map((row) => ({
      id: present(row.userId),
      name: present(row.ownerName),
      toViewer: rateReadAs(strengthOfTeammate(row.trustWeight)),
      toTarget: rateReadAs(row.strength ?? 0),
      degree: row.degree,
    })),
    ...foundPaths.intermediaries.map((row) => ({
      id: ids.show(BigInt(row.personId)),
      name: row.name,
      toViewer: rateReadAs(row.strength ?? 0),
      toTarget: rateReadAs(strengthOfInferred(chanceOf(row))),
      degree: relationships.get(row.personId) ?? 1,
    })),
  ]
}

function factsOf(
  foundPaths: Connections,
  { services }: ViewerContext,
  relationships: Relationships,
): RecommendationFacts {
  const today = utcDay(services.now())
  const seen = whoShare(foundPaths)
  return {
    degree: seen.length + (relationships.get(foundPaths.personId) ?? 0),
    silent: silenceOf(seen, today),
    act30: activityOf(seen, today),
  }
}
