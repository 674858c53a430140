import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findOutcomeStatistics } from '@wellmet/graph/outcome-model/find-outcome-statistics.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { shownName } from '../requests/requests.rules.ts'
import { listConnectorStandings, shareIn } from './list-connector-standings.ts'
import { listTargetsOfMine } from './outcomes.store.ts'

/** Connectors by the numbers of the workspace; targets are the viewer's own. */
export const showLeaderboards = (call: MemberCall) =>
  call.db.transaction(async (tx) => {
    const standings = await listConnectorStandings(tx, call)
    const targets = await listTargetsOfMine(tx)
    const statistics = await findOutcomeStatistics(
      tx,
      call,
      targets.map(({ person }) => ({ connector: null, target: person })),
    )
    return {
      // Whoever has no figure yet is on no board.
      connectors: standings
        .filter(({ acted, takenUp }) => acted.n + takenUp.n > 0)
        .map(({ connector, reputation, acted, takenUp, openAsks }) => ({
          connector,
          reputation,
          acted,
          takenUp,
          openAsks,
        })),
      targets: targets
        .map(({ person, name, company }) => ({
          target: {
            personId: person === null ? null : personIds(call).show(BigInt(person)),
            name: shownName(name),
            company,
          },
          tookUp: shareIn(statistics({ connector: null, target: person }).target),
        }))
        .filter(({ tookUp }) => tookUp.n > 0)
        .toSorted((a, b) => (b.tookUp.low ?? -1) - (a.tookUp.low ?? -1) || (a.target.name < b.target.name ? -1 : 1)),
    }
  })
