import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { findOutcomeStatistics } from '../outcome-model/find-outcome-statistics.ts'
import { pathsToCount } from './paths-to-count.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { chanceOfAll } from '../inferred-relationships/inferred-relationships.rules.ts'
import { connectorBreakdown, rankConnectors, type ConnectorFacts, type Side } from './connector-score.rules.ts'
import type { ConnectorIdentity } from '../outcome-model/connector-identity.rules.ts'
import type { PathsToPerson } from './find-paths-to.ts'
import { strengthOfTeammate } from './path-edges.ts'
import type { Connector } from './paths.contract.ts'
import { listRelationshipsToMe, type OwnRelationshipRow } from './paths.store.ts'
import { isOfATeammate } from './visibility.rules.ts'

interface Rated {
  id: string
  name: string
  kind: Connector['kind']
  facts: ConnectorFacts
}

const unseen: Side = { sent: 0, returned: 0, silence: null, relationship: 0 }

/** Everybody who may introduce the viewer to one person, best first by `connectorScore`, with its score breakdown. */
export async function rateConnectors(tx: Tx, call: MemberCall, foundPaths: PathsToPerson): Promise<Connector[]> {
  const today = utcDay(call.services.now())
  const silence = (day: number | null): number | null => (day === null ? null : Math.max(0, today - day))
  const asked = [
    ...foundPaths.rows.flatMap(({ ownerPersonId }) => ownerPersonId ?? []),
    ...foundPaths.intermediaries.map(({ personId }) => personId),
  ]
  const mine = new Map((await listRelationshipsToMe(tx, { people: asked })).map((row) => [row.personId, row]))
  const statistics = await findOutcomeStatistics(tx, call, pathsToCount(foundPaths))
  const introductionsOf = (connector: ConnectorIdentity): number =>
    statistics({ connector, target: foundPaths.personId }).asks?.happened ?? 0
  /** What the connector sent to the viewer is what came back to the viewer's own letters. */
  const toViewer = (row: OwnRelationshipRow | undefined, relationship: number): Side =>
    row
      ? { sent: row.returned, returned: row.sent, silence: silence(row.lastDay), relationship }
      : { ...unseen, relationship }

  const teammates = foundPaths.rows.flatMap((row): Rated[] => {
    if (!isOfATeammate(row)) return []
    const toTarget = { sent: row.sent, returned: row.returned, silence: silence(row.lastDay), relationship: 0 }
    const own = row.ownerPersonId === null ? undefined : mine.get(row.ownerPersonId)
    const facts = {
      toViewer: toViewer(own, strengthOfTeammate(row.trustWeight)),
      toTarget,
      introductions: introductionsOf({ userId: present(row.userId) }),
      degree: row.degree,
      silent: null,
    }
    return [{ id: present(row.userId), name: present(row.ownerName), kind: 'member', facts }]
  })
  const contacts = foundPaths.intermediaries.map((row): Rated => {
    const own = mine.get(row.personId)
    const relationship = chanceOfAll([row.public ?? 0, row.observed ?? 0])
    return {
      id: personIds(call).show(BigInt(row.personId)),
      name: row.name,
      kind: 'contact',
      facts: {
        toViewer: toViewer(own, 0),
        toTarget: { ...unseen, silence: silence(row.lastSeen), relationship },
        introductions: introductionsOf({ person: row.personId }),
        degree: own?.degree ?? 1,
        silent: null,
      },
    }
  })
  return rankConnectors([...teammates, ...contacts]).map(({ id, name, kind, facts, score }) => {
    const { formula, steps } = connectorBreakdown(facts)
    return {
      id,
      name,
      kind,
      score,
      breakdown: { formula, steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })) },
    }
  })
}
