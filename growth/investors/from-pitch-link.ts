import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { expectSite } from '../sites/show-site.ts'
import type { Source } from '../tracking/trackable.ts'
import { fromPages } from '../tracking/tracked.plug-in.ts'
import { investorsMessages } from './investors.messages.ts'
import { findOpenLink } from './investors.store.ts'
import { PitchToken } from './pitches.contract.ts'

/** Our own page, opened through a link that was made for one reader. */
export const fromPitchLink: Source<{ link: typeof PitchToken }> = {
  access: 'anyone',
  envelope: { link: PitchToken },
  plugIn: fromPages,
  async open({ services }, { link: token }) {
    // As the system: a reader has no account
    return services.database.system.asSystem(async (tx) => {
      const link = await findOpenLink(tx, { tokenHash: hashSecret(token) })
      if (!link) throw fail('link_not_valid', investorsMessages.linkNotValid())
      const { workspaceId, id } = link
      await expectSite(tx, workspaceId)
      const origins = [new URL(services.config.PUBLIC_URL).origin]
      return { workspaceId, scope: id, origins, countsVisits: true, subjectId: id, isProgram: false, by: null }
    })
  },
}
