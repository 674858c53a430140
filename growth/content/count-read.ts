import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { dateOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { fromSite } from '../tracking/from-site.ts'
import { receiveHere } from '../tracking/receive-event.ts'
import { trackable, type Happened } from '../tracking/trackable.ts'
import type { Opening } from './page.plug-in.ts'
import { contentMessages as m } from './content.messages.ts'
import { addRead, type PageRow } from './content.store.ts'

const minutesOfOneRead = 30

/** Counted by the server when it sends the page, because pages have no script. */
export const pageRead = trackable({
  name: 'content.read',
  path: '/api/growth/content-read',
  summary: 'A published page was read',
  title: m.readTitle,
  source: fromSite,
  payload: {},
  consent: 'nobody',
  dedupe: { minutes: minutesOfOneRead },
  starts: ({ tx }: HookContext, { workspaceId, subjectId, at }: Happened) =>
    subjectId === null
      ? Promise.resolve()
      : addRead(tx, { workspaceId, documentId: subjectId, day: dateOfDay(utcDay(at)) }).then(() => {}),
})

/** Only where the site counts visits. A page is sent even if it cannot be counted. */
export async function countRead(call: Call & { opening: Opening }, page: PageRow): Promise<void> {
  if (!page.countsVisits || page.siteKey === null) return
  const opened = {
    workspaceId: page.workspaceId,
    scope: page.siteKey,
    origins: null,
    countsVisits: true,
    subjectId: page.id,
    isProgram: false,
    by: null,
  }
  try {
    await receiveHere(call, pageRead, opened, call.opening.wantsPrivacy)
  } catch (error) {
    call.services.log.warn({ error, documentId: page.id }, 'a read was not counted')
  }
}
