import type { Area } from '@wellmet/platform/area.ts'
import { contactsRoutes } from './contact-list/contacts.handlers.ts'
import { deletionsRoutes } from './deletions/deletions.handlers.ts'
import { duplicatesRoutes } from './duplicates/duplicates.handlers.ts'
import { hideRulesRoutes } from './hidden-contacts/hide-rules.handlers.ts'
import { importsRoutes } from './imports/imports.handlers.ts'
import { importsWork } from './imports/imports.work.ts'
import { linkedinRoutes } from './linkedin/linkedin.handlers.ts'
import { mergesRoutes } from './merges/merges.handlers.ts'
import { relationshipsRoutes } from './relationships/relationships.handlers.ts'
import { syncAllGraphsJob } from './relationships/relationships.jobs.ts'
import { relationshipsHooks } from './relationships/relationships.reactions.ts'
import { relationshipsWork } from './relationships/relationships.work.ts'
import { sharingRoutes } from './sharing/sharing.handlers.ts'

/** What a member brings in, and how well they know each contact. */
export const contactsArea = {
  name: 'contacts',
  routes: {
    imports: importsRoutes,
    contacts: contactsRoutes,
    duplicates: duplicatesRoutes,
    merges: mergesRoutes,
    hideRules: hideRulesRoutes,
    deletions: deletionsRoutes,
    sharing: sharingRoutes,
    relationships: relationshipsRoutes,
    linkedin: linkedinRoutes,
  },
  jobs: [...importsWork, ...relationshipsWork],
  reactions: [],
  hooks: [...relationshipsHooks],
  schedule: [{ at: '7 2 * * *', job: syncAllGraphsJob }],
  settings: [],
} satisfies Area
