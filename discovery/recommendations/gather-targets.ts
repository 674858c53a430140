import type { Tx } from '@wellmet/platform/database/connection.ts'
import { firstOf, present } from '@wellmet/platform/values/present.rules.ts'
import { findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { chanceOfColleagues, strengthOfTeammate } from '@wellmet/graph/paths/path-edges.ts'
import { targetFormula } from '@wellmet/graph/paths/formula.rules.ts'
import type { PathRates, TargetFacts } from './target-score.rules.ts'
import { isOfATeammate } from '@wellmet/graph/paths/visibility.rules.ts'
import { personIds, type ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { rateReadAs } from '@wellmet/contacts/relationships/strength.rules.ts'
import { chanceOfAll, strengthOfInferred } from '@wellmet/graph/inferred-relationships/inferred-relationships.rules.ts'
import { activityOf, silenceOf } from './target-facts.rules.ts'
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
  facts: TargetFacts
}

/** Connectors of one target that count: the sum is concave, and the best are taken first. */
const mostContacts = 50

/** Nobody is introduced to themselves, nor to somebody in the same workspace. As the viewer, never as the system. */
export async function gatherTargets(tx: Tx, who: ViewerContext, me: number | null, wanted: Wanted): Promise<Target[]> {
  const keys = personKeys(who.services.config.SECRET)
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
  const ways = await findPathsTo(tx, who, people, { most: mostContacts })
  const contacts = [...ways.values()].flatMap(({ intermediaries }) => intermediaries.map(({ personId }) => personId))
  const counted = await countInferredRelationships(tx, { people: [...new Set([...people, ...contacts])] })
  const ties = new Map(counted.map((row) => [row.personId, row.ties]))
  return found.flatMap((row) => {
    const seen = ways.get(row.personId)
    return seen ? [{ ...row, paths: pathsOf(seen, who, ties), facts: factsOf(seen, who, ties) }] : []
  })
}

type Ties = ReadonlyMap<string, number>

const whoShare = ({ rows }: PathsToPerson) => rows.filter(isOfATeammate)

function pathsOf(ways: PathsToPerson, who: ViewerContext, ties: Ties): PathRates[] {
  const ids = personIds(who)
  const colleagues = chanceOfColleagues(firstOf(ways.rows).companySize)
  return [
    ...whoShare(ways).map((row) => ({
      id: present(row.userId),
      name: present(row.ownerName),
      toViewer: rateReadAs(strengthOfTeammate(row.trustWeight)),
      toTarget: rateReadAs(row.strength ?? 0),
      degree: row.degree,
    })),
    ...ways.intermediaries.map((row) => ({
      id: ids.show(BigInt(row.personId)),
      name: row.name,
      toViewer: rateReadAs(row.strength ?? 0),
      toTarget: rateReadAs(
        strengthOfInferred(chanceOfAll([row.public ?? (row.isColleague ? colleagues : 0), row.observed ?? 0])),
      ),
      degree: ties.get(row.personId) ?? 1,
    })),
  ]
}

function factsOf(ways: PathsToPerson, { services }: ViewerContext, ties: Ties): TargetFacts {
  const today = utcDay(services.now())
  const seen = whoShare(ways)
  return {
    degree: seen.length + (ties.get(ways.personId) ?? 0),
    silent: silenceOf(seen, today),
    act30: activityOf(seen, today),
  }
}
