import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { fewestJoined, fewestSent, stepsOf, windowFor } from './conversion.rules.ts'
import type { Acquisition, Conversion } from './network-growth.contract.ts'
import { networkGrowthMessages } from './network-growth.messages.ts'
import { countFirstSteps, countInvitations, listWays } from './network-growth.store.ts'

export const showAcquisition = ({ db, viewer: { workspaceId } }: MemberCall): Promise<Acquisition> =>
  db.transaction(async (tx) => {
    const ways = await listWays(tx, { workspaceId })
    return {
      members: ways.reduce((sum, { members }) => sum + members, 0),
      ways: ways.map(({ way, by, members }) => ({ way: way as Acquisition['ways'][number]['way'], by, members })),
    }
  })

export const showConversion = (
  { db, services, viewer: { workspaceId } }: MemberCall,
  query: { days: number },
): Promise<Conversion> =>
  db.transaction(async (tx) => {
    const now = services.now()
    const days = windowFor(query.days)
    const since = addDays(now, -days)
    const { sent, opened, accepted, waiting } = await countInvitations(tx, { workspaceId, since, now })
    // As the system: how many new members did something, from five on; members do not see each other’s imports
    const firstSteps = await asSystem(tx, (system) =>
      countFirstSteps(system, { workspaceId, since, group: fewestJoined }),
    )
    return {
      days,
      from: since.toISOString(),
      to: now.toISOString(),
      waiting,
      steps: stepsOf({ sent, opened, accepted, ...firstSteps }),
      notice: noticeOf(sent),
    }
  })

function noticeOf(sent: number): Conversion['notice'] {
  if (sent === 0)
    return {
      code: 'nothing_sent',
      message: networkGrowthMessages.nothingSent(),
      next: networkGrowthMessages.inviteFirst(),
    }
  if (sent < fewestSent)
    return { code: 'few', message: networkGrowthMessages.few({ sent }), next: networkGrowthMessages.fewNext() }
  return null
}
