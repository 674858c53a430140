import { expect, test } from 'vitest'
import { readDeclarations, undeclaredQueries } from '../../tools/check/query-facts.ts'

const { queries, mutations, refreshes } = readDeclarations()
const pathOf = (endpoint: string): string => endpoint.replace(/^\w+ /u, '')

/** What every change to contacts asked anew while it was chosen by the beginnings of paths. */
const network = `
  /api/dashboard/companies /api/dashboard/graph-sharing /api/dashboard/graph-sharing/network-seeding
  /api/dashboard/graph-sharing/preview /api/dashboard/intro-requests /api/dashboard/intro-requests/{id}
  /api/dashboard/people /api/enrich/contacts/{id} /api/graph/intro-marketplace/routes/{targetId}
  /api/graph/intro-outcomes /api/graph/intro-outcomes/calibration /api/graph/intro-outcomes/leaderboards
  /api/graph/intro-outcomes/thanks /api/graph/person/{id} /api/introductions/asks /api/introductions/asks/history
  /api/introductions/connector-rules /api/introductions/open-asks /api/introductions/suggested-outcomes
  /api/network/acquisition /api/network/companies/{id} /api/network/contacts /api/network/contacts/{id}
  /api/network/conversion /api/network/deletions /api/network/duplicates /api/network/duplicates/dismissed
  /api/network/hide-rules /api/network/import-reminder /api/network/imports /api/network/imports/{id}
  /api/network/imports/{id}/undo /api/network/known-people /api/network/lists /api/network/lists/{id}
  /api/network/map /api/network/merges /api/network/missions /api/network/missions/{id}
  /api/network/missions/{id}/targets /api/network/notes /api/network/relationship-intelligence
  /api/network/step-corrections /api/network/tags /api/people/company-search /api/people/network-search
  /api/people/search`
// Their paths began alike, but they hold nothing about contacts: /api/dashboard/billing/status (the plan),
// /api/introductions/outcome-settings (a switch), /api/network/views (filters), /api/network/invitations/{id}/public.

const requests = `/api/dashboard/intro-requests /api/dashboard/intro-requests/{id} /api/introductions/asks
  /api/introductions/asks/history /api/introductions/suggested-outcomes /api/introductions/open-asks
  /api/graph/person/{id}`
const lists = '/api/network/lists /api/network/lists/{id} /api/network/missions'
const missions = `/api/network/missions /api/network/missions/{id} /api/network/missions/{id}/targets
  /api/dashboard/companies /api/dashboard/people /api/dashboard/graph-sharing/network-seeding`
const providers = '/api/enrich/status /api/enrich/providers'
const notifications = '/api/notifications /api/notifications/count'
const keys = '/api/account/api-keys /api/workspaces/current/api-keys'
const deletions = '/api/workspaces/current/deletion /api/account/deletion'
const factors = '/api/security/passkeys /api/security/mfa/status'

/** What each mutation asked anew while it listed keys, by endpoint, or by file for what has none of its own. */
const before: Record<string, string> = {
  'post /api/network/contacts': network,
  'patch /api/network/contacts/{id}': network,
  'delete /api/network/contacts/{id}': network,
  '/api/network/contacts/{id}/merge': network,
  'post /api/network/merges/{id}/undo': network,
  'post /api/network/hide-rules': network,
  'post /api/network/hide-rules/contacts': network,
  'delete /api/network/hide-rules/{id}': network,
  'post /api/network/step-corrections': network,
  'delete /api/network/step-corrections/{id}': network,
  'put /api/network/known-people/{id}': network,
  'delete /api/network/known-people/{id}': network,
  'post /api/network/imports/{id}/undo': network,
  'use-import.ts': network,
  'use-account-progress.ts': `${network} /api/connections/accounts/{id} /api/connections/accounts/{id}/brought-in`,
  'import-start.tsx': `/api/network/imports /api/network/contacts /api/dashboard/people /api/dashboard/companies
    /api/network/import-reminder`,
  'use-import-start.ts': '/api/network/imports',
  'use-keeping-apart.ts': '/api/network/duplicates /api/network/duplicates/dismissed',
  'post /api/network/duplicates/restore': '/api/network/duplicates /api/network/duplicates/dismissed',
  'post /api/network/deletions/allow-return': '/api/network/deletions',
  'post /api/network/tags': '/api/network/tags /api/network/contacts /api/network/contacts/{id}',
  'post /api/network/views': '/api/network/views',
  'patch /api/network/views/{id}': '/api/network/views',
  'delete /api/network/views/{id}': '/api/network/views',
  'post /api/network/contacts/{id}/notes': '/api/network/notes',
  'patch /api/network/notes/{id}': '/api/network/notes',
  'delete /api/network/notes/{id}': '/api/network/notes',
  'post /api/network/import-reminder': '/api/network/import-reminder',
  'delete /api/network/import-reminder': '/api/network/import-reminder',
  'patch /api/dashboard/graph-sharing/settings': '/api/dashboard/graph-sharing/preview',
  'post /api/network/lists': lists,
  'patch /api/network/lists/{id}': lists,
  'delete /api/network/lists/{id}': '/api/network/lists',
  'post /api/network/lists/{id}/items': lists,
  'patch /api/network/lists/{id}/items/{itemId}': lists,
  'delete /api/network/lists/{id}/items/{itemId}': lists,
  'post /api/network/missions': missions,
  'patch /api/network/missions/{id}': missions,
  'delete /api/network/missions/{id}': missions,
  'post /api/dashboard/intro-requests': requests,
  'patch /api/dashboard/intro-requests/{id}': requests,
  'post /api/dashboard/intro-requests/{id}/undo': requests,
  'post /api/dashboard/intro-requests/{id}/next-path': requests,
  'post /api/introductions/open-asks/join': requests,
  'post /api/introductions/asks/{id}/reply': requests,
  'post /api/introductions/suggested-outcomes/{id}/confirm': requests,
  'post /api/introductions/suggested-outcomes/{id}/dismiss': requests,
  'post /api/enrich/{provider}/connect': providers,
  'post /api/enrich/{provider}/disconnect': providers,
  'post /api/enrich/{provider}/priority': providers,
  'post /api/enrich/enrich/contact': '/api/enrich/contacts/{id} /api/enrich/status',
  'connect-form.tsx': '/api/connections/accounts',
  'auth.callback.tsx': '/api/connections/accounts',
  'post /api/connections/accounts/{id}/disconnect': '/api/connections/accounts',
  'patch /api/notifications/{id}/read': notifications,
  'post /api/notifications/mark-all-read': notifications,
  'delete /api/notifications/{id}': notifications,
  'delete /api/notifications': notifications,
  'use-notification-stream.ts': '/api/notifications',
  'patch /api/account/profile': '/api/account/session',
  'post /api/account/email/verify': '/api/account/session',
  'workspace-changed.tsx': '/api/account/session',
  'delete /api/account/deletion': '/api/account/session',
  'post /api/workspaces/current/deletion': deletions,
  'delete /api/workspaces/current/deletion': deletions,
  'patch /api/workspaces/current': '/api/workspaces/current /api/account/session',
  'patch /api/workspaces/current/members/{userId}': '/api/workspaces/current/members /api/account/session',
  'delete /api/workspaces/current/members/{userId}': '/api/workspaces/current/members',
  'post /api/workspaces/current/ownership': '/api/workspaces/current/members /api/account/session',
  'put /api/workspaces/current/provisioning/groups/{id}':
    '/api/workspaces/current/provisioning /api/workspaces/current/members',
  'post /api/workspaces/current/provisioning/tokens': '/api/workspaces/current/provisioning',
  'delete /api/workspaces/current/provisioning/tokens/{id}': '/api/workspaces/current/provisioning',
  'use-invite.ts': '/api/workspaces/current/invitations',
  'delete /api/workspaces/current/invitations/{id}': '/api/workspaces/current/invitations',
  'post /api/network/invitations/{id}/lifecycle': '/api/workspaces/current/invitations',
  'post /api/network/invitations/{id}/events': '/api/invitations/preview',
  'post /api/workspaces/current/domains': '/api/workspaces/current/domains',
  'post /api/workspaces/current/domains/{id}/check': '/api/workspaces/current/domains',
  'delete /api/workspaces/current/domains/{id}': '/api/workspaces/current/domains',
  'post /api/account/api-keys': keys,
  'delete /api/account/api-keys/{id}': keys,
  'delete /api/workspaces/current/api-keys/{id}': keys,
  'post /api/account/exports': '/api/account/exports',
  'delete /api/extension/connections/{id}': '/api/extension/connections',
  'add-passkey-form.tsx': factors,
  'delete /api/security/passkeys/{id}': factors,
  'patch /api/security/passkeys/{id}': '/api/security/passkeys',
  'post /api/security/mfa/verify': '/api/security/mfa/status',
  'post /api/security/mfa/disable': '/api/security/mfa/status',
  'post /api/security/recovery-codes': '/api/security/mfa/status',
  'put /api/security/workspace-rule': '/api/security/workspace-rule',
  'delete /api/security/devices/{id}': '/api/security/devices',
  'post /api/security/devices/{deviceId}/trust': '/api/security/devices',
  'put /api/security/sign-on': '/api/security/sign-on',
  'put /api/security/sign-on/saml': '/api/security/sign-on',
  'put /api/security/sign-on/required': '/api/security/sign-on',
  'delete /api/security/sign-on': '/api/security/sign-on',
  'delete /api/security/sign-on/links/{userId}': '/api/security/sign-on',
  'delete /api/account/sign-on/links/{workspaceId}': '/api/account/sign-on/links',
}

test.each(Object.entries(before))('%s still asks anew for what it asked anew before', (change, paths) => {
  const changed = new Set(
    [...mutations, ...refreshes]
      .filter(({ file, endpoints }) =>
        change.includes('/') ? endpoints.includes(change) : file.endsWith(`/${change}`),
      )
      .flatMap(({ facts }) => facts),
  )
  const forgotten = paths
    .trim()
    .split(/\s+/u)
    .filter((path) => {
      const asking = queries.filter(({ endpoints }) => endpoints.some((endpoint) => pathOf(endpoint) === path))
      return asking.length === 0 || !asking.every(({ facts }) => facts.some((fact) => changed.has(fact)))
    })
  expect(forgotten).toEqual([])
})

const declared = {
  'apps/web/src/lists/lists.queries.ts': `import { dependsOn } from '../api/depends-on.ts'
import { useApiMutation } from '../api/changes.ts'
export const listsQuery = dependsOn('lists').queryOptions('get', '/api/lists')
export const listQuery = dependsOn('lists').ownQueryOptions({ queryKey: ['list'], queryFn: () => 1 })
export const useRename = () => useApiMutation('patch', '/api/lists/{id}', { changes: ['lists'] })
`,
}
const check = (planted: Record<string, string> = {}): string[] => {
  const files: Record<string, string> = { ...declared, ...planted }
  return undeclaredQueries(Object.keys(files), (path) => files[path] ?? '')
}

test.each([
  ['a query', `import { queryOptions } from '@tanstack/react-query'\nexport const q = queryOptions({ queryKey: [] })`],
  ['a list of pages', `import { infiniteQueryOptions as pages } from '@tanstack/react-query'\nexport const q = pages`],
  ['a mutation', `import { useMutation } from '@tanstack/react-query'\nexport const useIt = () => useMutation({})`],
  ['a generated query', `import { generated } from '../api/client.ts'\nexport const q = generated`],
  ['an object', `import { useQuery } from 'react-query'\nexport const useIt = () => useQuery({ queryFn: () => 1 })`],
  ['a method', `import { useQuery } from 'react-query'\nexport const useIt = () => useQuery({ queryFn() {} })`],
  ['a key', `export const renew = (queries) => queries.invalidateQueries({ queryKey: ['get', '/api/lists'] })`],
])('a planted file that makes %s stale without naming facts is found', (_what, code) => {
  expect(check()).toEqual([])
  expect(check({ 'apps/web/src/lists/planted.tsx': `${code}\n` })).toHaveLength(1)
})

test('two screens that disagree about what an endpoint changes are found', () => {
  const code = `import { useApiMutation } from '../api/changes.ts'\nexport const useIt = () => useApiMutation('patch', '/api/lists/{id}', { changes: ['lists', 'more'] })\nexport const q = dependsOn('more').queryOptions('get', '/api/more')\n`
  expect(check({ 'apps/web/src/lists/planted.tsx': code })).toEqual([
    'facts: apps/web/src/lists/planted.tsx says otherwise than apps/web/src/lists/lists.queries.ts what patch /api/lists/{id} changes',
  ])
})

test('a fact that is only changed, or only depended on, is found', () => {
  const changed = `import { useApiMutation } from '../api/changes.ts'\nexport const useIt = () => useApiMutation('post', '/api/tags', { changes: ['tags'] })\n`
  expect(check({ 'apps/web/src/lists/planted.tsx': changed })).toEqual([`facts: nothing depends on 'tags'`])
  const depended = `import { dependsOn } from '../api/depends-on.ts'\nexport const q = dependsOn('tags').queryOptions('get', '/api/tags')\n`
  expect(check({ 'apps/web/src/lists/planted.tsx': depended })).toEqual([`facts: nothing changes 'tags'`])
})
