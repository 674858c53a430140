import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { showInsights } from '@wellmet/discovery/insights/show-insights.ts'
import { showMissions } from '@wellmet/discovery/missions/show-missions.ts'
import { showSummary } from '../outcomes/show-outcomes.ts'
import { showRequests } from '../requests/show-requests.ts'
import type { HomeInsight } from './assistant.contract.ts'
import { assistantMessages as m } from './assistant.messages.ts'

const jobDays = 30
const mostListed = 50

/** Sentences for Home. A figure of 0 says nothing, so it is left out. */
export const showHomeInsights = (call: MemberCall): Promise<{ items: HomeInsight[] }> =>
  call.db.transaction(async () => {
    const { waiting, counts } = await showRequests(call, { tab: 'all', limit: 1 })
    const insights = await showInsights(call, { limit: mostListed })
    const { items: missions } = await showMissions(call)
    const { mine } = await showSummary(call)
    const since = addDays(call.services.now(), -jobDays).toISOString()
    // A list that is full says nothing about how many there are.
    const quiet = insights.goingQuiet.length < mostListed ? insights.goingQuiet.length : 0
    const told = insights.changed.length < mostListed ? insights.changed : []
    const moved = told.filter(({ kind, at }) => kind === 'new company' && at >= since).length
    const open = missions.filter(({ state }) => state === 'open').map(({ progress }) => progress)
    const sum = (of: (progress: (typeof open)[number]) => number): number => open.reduce((all, one) => all + of(one), 0)
    const reached = sum(({ verified, probable, inferred }) => verified + probable + inferred)
    const targets = sum(({ counted }) => counted)
    const { introduced, asked } = mine.funnel
    const said: HomeInsight[] = [
      {
        code: 'your_turn',
        text: m.insightYourTurn({ count: waiting.me }),
        figure: waiting.me,
        n: counts.active,
        link: '/introductions',
      },
      {
        code: 'going_quiet',
        text: m.insightGoingQuiet({ count: quiet }),
        figure: quiet,
        n: insights.contacts,
        link: '/relationship-intelligence',
      },
      {
        code: 'targets_in_reach',
        text: m.insightTargets({ count: reached, n: targets }),
        figure: reached,
        n: targets,
        link: '/missions',
      },
      {
        code: 'changed_jobs',
        text: m.insightChangedJobs({ count: moved }),
        figure: moved,
        n: insights.contacts,
        link: '/relationship-intelligence',
      },
      {
        code: 'introduced',
        text: m.insightIntroduced({ count: introduced, n: asked }),
        figure: introduced,
        n: asked,
        link: '/introductions',
      },
    ]
    return { items: said.filter(({ figure }) => figure > 0) }
  })
