import { morningBriefRead } from '@wellmet/account/notifications/notifications.hooks.ts'
import { listBestPaths } from '@wellmet/discovery/reach/list-reachable-people.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { writeBrief } from './brief-mail.rules.ts'
import { gatherBrief } from './gather-brief.ts'
import { wordBrief } from './word-brief.ts'

const mostPaths = 3

export const briefsHooks = [
  during(morningBriefRead, async ({ services }, { call, parts }) => {
    const gathered = await gatherBrief(call)
    const paths = await listBestPaths(call, { limit: mostPaths })
    parts.push(() => writeBrief({ brief: wordBrief(gathered), paths }, services.config.PUBLIC_URL))
  }),
]
