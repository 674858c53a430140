import type { AskStage } from '@wellmet/discovery/earlier-asks/earlier-asks.contract.ts'
import type { AsksNeeded } from '@wellmet/discovery/earlier-asks/earlier-asks.hooks.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { Stage } from '../stages/stages.rules.ts'
import { isBooked, milestonesOf } from './funnel.rules.ts'
import { listSeenAsks } from './outcomes.store.ts'

/** The newest ones: a member asks for a few hundred introductions a year at most. */
const mostAsks = 2000

/** Says which requests of the viewer were about these people, or about anybody at these companies. */
export async function describeAsks({ tx, services }: HookContext, needed: AsksNeeded): Promise<void> {
  const keys = personKeys(services)
  const now = services.now()
  const [people, companies] = [new Set(needed.people), new Set(needed.companies)]
  for (const { company, stage: at, sentAt, settledAt, meetingAt, outcomes, ...row } of await listSeenAsks(tx, {
    most: mostAsks,
  })) {
    const companyId = company === null ? null : keys.company(company)
    const isNeeded =
      (row.personId !== null && people.has(row.personId)) || (companyId !== null && companies.has(companyId))
    const stage = askStage(at)
    if (!isNeeded || stage === null) continue
    const moved = { stage: at, sentAt, settledAt, meetingAt, outcomes }
    const { accepted, introduced, met } = milestonesOf(moved, now)
    needed.found.push({ ...row, companyId, stage, accepted, introduced, met, booked: isBooked(moved, now) })
  }
}

/** Null for a draft: nobody was asked. */
const askStage = (stage: Stage): AskStage | null => (stage === 'drafted' ? null : stage)
