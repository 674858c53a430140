import { demoDocuments } from '../../database/seed/demo-pages.ts'
import type { Moments } from '../../database/seed/demo-moments.ts'
import type { DemoEvent } from './demo-events.ts'
import type { LivingTeam } from './living-team.ts'

/** What the team writes and publishes. Ana publishes; Jonas writes. */
export function pageEvents(team: LivingTeam, { at }: Moments): DemoEvent[] {
  const [ana, jonas] = [team.session('Ana'), team.session('Jonas')]
  return demoDocuments.map(({ kind, daysAgo, slug, fields, drafts = [], isDraft }): DemoEvent => {
    const name = `${fields['title']} is written`
    return {
      name,
      at: at(daysAgo, name),
      async run() {
        const [first, ...rest] = [...drafts, fields]
        const body = { kind, fields: first, ...(slug === undefined ? {} : { slug }) }
        const { id } = await jonas.ask<{ id: string }>('POST', '/api/cms/documents', body)
        for (const later of rest) await jonas.ask('PATCH', `/api/cms/documents/${id}`, { kind, fields: later })
        if (!isDraft) await ana.ask('POST', `/api/cms/documents/${id}/publish`, {})
      },
    }
  })
}
