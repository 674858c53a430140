import type { Area } from '@wellmet/platform/area.ts'
import { accountContactsRoutes } from './connected-accounts/connected-accounts.handlers.ts'
import { connectedAccountsReactions } from './connected-accounts/connected-accounts.reactions.ts'
import { connectedAccountsTables } from './connected-accounts/connected-accounts.tables.ts'
import { connectedAccountsWork } from './connected-accounts/connected-accounts.work.ts'
import { contactEditsRoutes } from './contact-edits/contact-edits.handlers.ts'
import { contactsRoutes } from './contact-list/contacts.handlers.ts'
import { contactsTables } from './contact-list/contacts.tables.ts'
import { deletionsRoutes } from './deletions/deletions.handlers.ts'
import { deletionsHooks } from './deletions/deletions.reactions.ts'
import { deletionsTables } from './deletions/deletions.tables.ts'
import { directoryTables } from './directory/directory.tables.ts'
import { duplicatesRoutes } from './duplicates/duplicates.handlers.ts'
import { duplicatesTables } from './duplicates/duplicates.tables.ts'
import { hideRulesRoutes } from './hidden-contacts/hide-rules.handlers.ts'
import { hideRulesTables } from './hidden-contacts/hide-rules.tables.ts'
import { importRemindersRoutes } from './import-reminders/import-reminders.handlers.ts'
import { importRemindersTables } from './import-reminders/import-reminders.tables.ts'
import { importRemindersWork } from './import-reminders/import-reminders.work.ts'
import { importsRoutes } from './imports/imports.handlers.ts'
import { importsSettings } from './imports/imports.settings.ts'
import { importsTables } from './imports/imports.tables.ts'
import { importsWork } from './imports/imports.work.ts'
import { knownMembersReactions } from './known-members/known-members.reactions.ts'
import { knownMembersTables } from './known-members/known-members.tables.ts'
import { knownMembersWork } from './known-members/known-members.work.ts'
import { linkedinRoutes } from './linkedin/linkedin.handlers.ts'
import { lookupsRoutes } from './lookups/lookups.handlers.ts'
import { lookupsTables } from './lookups/lookups.tables.ts'
import { manualContactsRoutes } from './manual-contacts/manual-contacts.handlers.ts'
import { mergesRoutes } from './merges/merges.handlers.ts'
import { mergesTables } from './merges/merges.tables.ts'
import { notesRoutes } from './notes/notes.handlers.ts'
import { notesTables } from './notes/notes.tables.ts'
import { objectionsRoutes } from './objections/objections.handlers.ts'
import { objectionsHooks } from './objections/objections.reactions.ts'
import { objectionsTables } from './objections/objections.tables.ts'
import { objectionsWork } from './objections/objections.work.ts'
import { ratingsRoutes } from './ratings/ratings.handlers.ts'
import { recountNetworksJob } from './recounts/recounts.jobs.ts'
import { recountsTables } from './recounts/recounts.tables.ts'
import { recountsWork } from './recounts/recounts.work.ts'
import { relationshipsRoutes } from './relationships/relationships.handlers.ts'
import { syncAllGraphsJob } from './relationships/relationships.jobs.ts'
import { relationshipsHooks } from './relationships/relationships.reactions.ts'
import { relationshipsTables } from './relationships/relationships.tables.ts'
import { relationshipsWork } from './relationships/relationships.work.ts'
import { refreshSearchWordsJob } from './search-words/search-words.jobs.ts'
import { searchWordsTables } from './search-words/search-words.tables.ts'
import { searchWordsWork } from './search-words/search-words.work.ts'
import { searchTokensTables } from './search-tokens/search-tokens.tables.ts'
import { sharingRoutes } from './sharing/sharing.handlers.ts'
import { tagsRoutes } from './tags/tags.handlers.ts'
import { tagsTables } from './tags/tags.tables.ts'
import { targetsRoutes } from './targets/targets.handlers.ts'
import { targetsTables } from './targets/targets.tables.ts'
import { viewsRoutes } from './views/views.handlers.ts'
import { leavingHooks } from './leaving/leaving.reactions.ts'
import { viewsTables } from './views/views.tables.ts'
import { usageHooks } from './usage/usage.reactions.ts'

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
    targets: targetsRoutes,
    ratings: ratingsRoutes,
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
    ...recountsWork,
    ...searchWordsWork,
  ],
  reactions: [...connectedAccountsReactions, ...knownMembersReactions],
  hooks: [...deletionsHooks, ...objectionsHooks, ...relationshipsHooks, ...leavingHooks, ...usageHooks],
  schedule: [
    { at: '7 2 * * *', job: syncAllGraphsJob },
    { at: '*/5 * * * *', job: recountNetworksJob },
    { at: '*/20 * * * *', job: refreshSearchWordsJob },
  ],
  settings: [importsSettings],
  sealed: [],
  tables: [
    ...connectedAccountsTables,
    ...contactsTables,
    ...deletionsTables,
    ...directoryTables,
    ...duplicatesTables,
    ...hideRulesTables,
    ...importRemindersTables,
    ...importsTables,
    ...knownMembersTables,
    ...lookupsTables,
    ...mergesTables,
    ...notesTables,
    ...objectionsTables,
    ...recountsTables,
    ...relationshipsTables,
    ...searchTokensTables,
    ...searchWordsTables,
    ...tagsTables,
    ...targetsTables,
    ...viewsTables,
  ],
} satisfies Area
