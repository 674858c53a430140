import type { Area } from '@wellmet/platform/area.ts'
import { accountContactsRoutes } from './connected-accounts/connected-accounts.handlers.ts'
import { connectedAccountsReactions } from './connected-accounts/connected-accounts.reactions.ts'
import { connectedAccountsWork } from './connected-accounts/connected-accounts.work.ts'
import { contactEditsRoutes } from './contact-edits/contact-edits.handlers.ts'
import { contactsRoutes } from './contact-list/contacts.handlers.ts'
import { deletionsRoutes } from './deletions/deletions.handlers.ts'
import { deletionsHooks } from './deletions/deletions.reactions.ts'
import { duplicatesRoutes } from './duplicates/duplicates.handlers.ts'
import { hideRulesRoutes } from './hidden-contacts/hide-rules.handlers.ts'
import { importRemindersRoutes } from './import-reminders/import-reminders.handlers.ts'
import { importRemindersWork } from './import-reminders/import-reminders.work.ts'
import { importsRoutes } from './imports/imports.handlers.ts'
import { importsSettings } from './imports/imports.settings.ts'
import { importsWork } from './imports/imports.work.ts'
import { knownMembersReactions } from './known-members/known-members.reactions.ts'
import { knownMembersWork } from './known-members/known-members.work.ts'
import { linkedinRoutes } from './linkedin/linkedin.handlers.ts'
import { lookupsRoutes } from './lookups/lookups.handlers.ts'
import { manualContactsRoutes } from './manual-contacts/manual-contacts.handlers.ts'
import { mergesRoutes } from './merges/merges.handlers.ts'
import { notesRoutes } from './notes/notes.handlers.ts'
import { objectionsRoutes } from './objections/objections.handlers.ts'
import { objectionsHooks } from './objections/objections.reactions.ts'
import { objectionsWork } from './objections/objections.work.ts'
import { relationshipsRoutes } from './relationships/relationships.handlers.ts'
import { syncAllGraphsJob } from './relationships/relationships.jobs.ts'
import { relationshipsHooks } from './relationships/relationships.reactions.ts'
import { relationshipsWork } from './relationships/relationships.work.ts'
import { sharingRoutes } from './sharing/sharing.handlers.ts'
import { tagsRoutes } from './tags/tags.handlers.ts'
import { viewsRoutes } from './views/views.handlers.ts'
import { leavingHooks } from './leaving/leaving.reactions.ts'
import { personalDataHooks } from './personal-data/personal-data.reactions.ts'

/** What a member brings in, and how well they know each contact. */
export const contactsArea = {
  name: 'contacts',
  routes: {
    imports: importsRoutes,
    importReminders: importRemindersRoutes,
    contacts: contactsRoutes,
    contactEdits: contactEditsRoutes,
    manualContacts: manualContactsRoutes,
    notes: notesRoutes,
    tags: tagsRoutes,
    duplicates: duplicatesRoutes,
    merges: mergesRoutes,
    hideRules: hideRulesRoutes,
    deletions: deletionsRoutes,
    sharing: sharingRoutes,
    relationships: relationshipsRoutes,
    linkedin: linkedinRoutes,
    views: viewsRoutes,
    accountContacts: accountContactsRoutes,
    lookups: lookupsRoutes,
    objections: objectionsRoutes,
  },
  jobs: [
    ...connectedAccountsWork,
    ...importsWork,
    ...importRemindersWork,
    ...knownMembersWork,
    ...relationshipsWork,
    ...objectionsWork,
  ],
  reactions: [...connectedAccountsReactions, ...knownMembersReactions],
  hooks: [...deletionsHooks, ...objectionsHooks, ...relationshipsHooks, ...leavingHooks, ...personalDataHooks],
  schedule: [{ at: '7 2 * * *', job: syncAllGraphsJob }],
  settings: [importsSettings],
  sealed: [],
} satisfies Area
