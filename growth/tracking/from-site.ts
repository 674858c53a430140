import { pagesUrlOf } from '../sites/pages-url.ts'
import { openSite, expectSite } from '../sites/show-site.ts'
import { SiteKey } from '../sites/sites.contract.ts'
import type { Source } from './trackable.ts'
import { fromPages, fromPrograms } from './tracked.plug-in.ts'

/** Pages of the workspace, by the public key of its site. */
export const fromSite: Source<{ site: typeof SiteKey }> = {
  access: 'anyone',
  envelope: { site: SiteKey },
  plugIn: fromPages,
  async open({ services }, { site: key }) {
    const { workspaceId, origins, countsVisits } = await openSite(services, key)
    // Pages that are written here have the forms of the site too.
    const pagesUrl = pagesUrlOf(services)
    const allowed = pagesUrl === null ? origins : [...origins, pagesUrl]
    return { workspaceId, scope: key, origins: allowed, countsVisits, subjectId: null, isProgram: false, by: null }
  },
}

/** Programs of the workspace, by a key of a member. Without a site nothing is taken from them either. */
export const fromProgram: Source = {
  access: 'member',
  envelope: {},
  plugIn: fromPrograms,
  async open({ db, viewer }) {
    const workspaceId = viewer!.workspaceId!
    const site = await db.reading((tx) => expectSite(tx, workspaceId))
    return {
      workspaceId,
      scope: site.key,
      origins: null,
      countsVisits: true,
      subjectId: null,
      isProgram: true,
      by: viewer!.userId,
    }
  },
}
