/**
 * What users can change and screens show. A query names those it shows or is calculated from (`dependsOn`), a mutation
 * those it writes (`changes`), and refresh.ts brings the two together.
 */
export type Fact =
  // Account
  | 'session'
  | 'workspace'
  | 'members'
  | 'invitations'
  | 'domains'
  | 'sign-on'
  | 'provisioning'
  | 'second factors'
  | 'passkeys'
  | 'devices'
  | 'API keys'
  | 'webhooks'
  | 'extensions'
  | 'connected apps'
  | 'exports'
  | 'planned deletions'
  | 'approvals'
  | 'playbooks'
  | 'runs'
  | 'notifications'
  | 'unread count'
  | 'notification settings'
  // Connections
  | 'connected accounts'
  | 'own addresses'
  | 'data providers'
  | 'lookups'
  // Contacts. They include who knows whom and how well: both come from the same evidence.
  | 'contacts'
  | 'duplicates'
  | 'deleted contacts'
  | 'hidden contacts'
  | 'imports'
  | 'import reminder'
  | 'notes'
  | 'sharing'
  | 'tags'
  | 'targets'
  | 'contact views'
  // Discovery. A deleted list is no longer there to be asked for, so which lists there are is apart from what is in one.
  | 'events'
  | 'missions'
  | 'saved lists'
  | 'saved list items'
  // Introductions
  | 'requests'
  | 'connector rules'
  | 'outcome settings'
  | 'language model'
  // Outreach
  | 'follow-ups'
  | 'channels'
  | 'email access'
  | 'email'
  // Growth
  | 'site'
  | 'leads'
  | 'posts'
  | 'thank-yous'
  // HQ
  | 'operator’s room'
  | 'pitch'
  | 'roadmap votes'
  | 'documents'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { dependsOn: readonly Fact[] }
    mutationMeta: {
      changes: readonly Fact[]
      /** Its effect is shown before the server answers (optimistic.ts). */
      isOptimistic?: boolean
    }
  }
}
