import type { Area } from '@wellmet/platform/area.ts'
import { contactsServed } from './contact-list/contacts.handlers.ts'
import { erasuresServed } from './deletions/erasures.handlers.ts'
import { duplicatesServed } from './duplicates/duplicates.handlers.ts'
import { hidingsServed } from './hidden-contacts/hidings.handlers.ts'
import { importsServed } from './imports/imports.handlers.ts'
import { importsWork } from './imports/imports.work.ts'
import { linkedinServed } from './linkedin/linkedin.handlers.ts'
import { mergesServed } from './merges/merges.handlers.ts'
import { relationshipsServed } from './relationships/relationships.handlers.ts'
import { syncAllGraphsJob } from './relationships/relationships.jobs.ts'
import { relationshipsWork } from './relationships/relationships.work.ts'
import { sharingServed } from './sharing/sharing.handlers.ts'

/** What a member brings in, and how well they know each contact. */
export const contactsArea = {
  name: 'contacts',
  routes: {
    imports: importsServed,
    contacts: contactsServed,
    duplicates: duplicatesServed,
    merges: mergesServed,
    hidings: hidingsServed,
    erasures: erasuresServed,
    sharing: sharingServed,
    relationships: relationshipsServed,
    linkedin: linkedinServed,
  },
  jobs: [...importsWork, ...relationshipsWork],
  reactions: [],
  hooks: [],
  schedule: [{ at: '7 2 * * *', job: syncAllGraphsJob }],
  settings: [],
} satisfies Area
