import { runHook } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { expectSite } from '../sites/show-site.ts'
import type { EventCounts } from './tracking.contract.ts'
import { trackablesListed } from './tracking.hooks.ts'
import { listCounts } from './tracking.store.ts'

/** From the counts of the days alone: no event is read. */
export const showCounts = ({ db, viewer, services }: MemberCall, { months }: { months: number }) =>
  db.reading(async (tx): Promise<{ items: EventCounts[] }> => {
    await expectSite(tx, viewer.workspaceId)
    const listed = { found: [] as { name: string; title: () => string }[] }
    await runHook({ tx, services }, trackablesListed, listed)
    const rows = await listCounts(tx, { since: firstOfMonths(services.now(), months) })
    const byName = Map.groupBy(rows, ({ name }) => name)
    return {
      items: listed.found.map(({ name, title }) => {
        const own = byName.get(name) ?? []
        const counted = own.filter(({ outcome }) => outcome === 'counted')
        return {
          name,
          title: title(),
          counted: sum(counted),
          dropped: [
            ...Map.groupBy(
              own.filter(({ outcome }) => outcome !== 'counted'),
              ({ outcome }) => outcome,
            ),
          ].map(([reason, all]) => ({ reason, events: sum(all) })),
          months: counted.map(({ month, events, visitors }) => ({ month, counted: events, visitors })),
        }
      }),
    }
  })

const sum = (rows: readonly { events: number }[]): number => rows.reduce((all, { events }) => all + events, 0)

const firstOfMonths = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1)).toISOString().slice(0, 10)
