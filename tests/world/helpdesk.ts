import { makeUpHelpdesk, type MadeUpHelpdesk } from '../../tools/stand-ins/helpdesk/made-up-tickets.ts'
import { startProvider, type Provider } from '../../tools/stand-ins/providers.ts'
import { accountStage, redirectUris, type AccountStage } from './account-stage.ts'
import type { World } from './world.ts'

export interface HelpdeskStage extends AccountStage {
  helpdesk: MadeUpHelpdesk
  zendesk: Provider<'zendesk'>
  /** What came of the tickets, in words that are the same in every world. */
  graph: (world: World) => Promise<unknown[]>
}

/** A world with a helpdesk beside it. */
export async function helpdeskStage(
  options: Parameters<typeof makeUpHelpdesk>[0] = {},
  settings = {},
): Promise<HelpdeskStage> {
  const helpdesk = makeUpHelpdesk({ now: new Date('2026-11-01T08:00:00Z'), ...options })
  const accounts = [{ email: 'ana@halyard.example', name: 'Ana Lima' }]
  const zendesk = await startProvider('zendesk', { accounts, redirectUris, helpdesk })
  const stage = await accountStage(
    zendesk,
    (world, who) => {
      const { helpdesk: api } = world.as(who)
      return {
        start: () => api.connect({}),
        callback: (query) => api.callback({ query }),
        status: () => api.status({}),
      }
    },
    settings,
  )
  return { ...stage, helpdesk, zendesk, graph: ticketsOf }
}

async function ticketsOf({ superuser }: World): Promise<unknown[]> {
  const { rows } = await superuser.query(
    `select r.record, null as says from connections.source_records r where r.source = 'tickets' and not r.is_withdrawn
     union all select jsonb_build_object('name', s.name, 'at', s.happened_at), s.says -> 'params' from discovery.signals s
     order by 1, 2`,
  )
  return rows
}
