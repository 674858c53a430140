import { ofUser, ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const signOnTables: Table[] = [
  ofWorkspace('account.sign_ons', {
    holds: 'the sign-on provider of a workspace',
    credential: { isNone: 'The secret of the workspace at its provider, which opens nothing here. Owners replace it.' },
    notExported: 'How a workspace is connected with its provider. It names nobody.',
  }),
  ofUser('account.sign_on_identities', {
    holds: 'who a user is at the sign-on provider',
    credential: {
      of: 't.user_id = :user',
      on: {
        left: 'ends',
        demoted: { stays: 'It opens what its user may do now.' },
        reset: { stays: 'It opens its own workspace alone from then on.' },
        disabled: { stays: 'The account lets nobody in.' },
      },
    },
    moved: { with: 'workspace' },
    given: ['workspace_id', 'issuer', 'subject', 'user_id', 'opens_everything', 'is_own', 'linked_at', 'used_at'],
  }),
  ofUser('account.ended_sign_on_links', {
    holds: 'who ended their link with the sign-on provider themselves',
    moved: { with: 'workspace' },
    given: ['workspace_id', 'user_id', 'ended_at'],
  }),
  ofUser('account.sign_on_tries', {
    holds: 'sign-ins through a provider that were started',
    credential: { isNone: 'A way to the provider, open for ten minutes in one session and one browser.' },
    moved: { with: 'workspace' },
    leftOut: 'Ways to a provider that are open for ten minutes, as a hash.',
  }),
  ofWorkspace('account.sign_on_assertions', {
    holds: 'hashes of answers by SAML that were used, for minutes',
    credential: { isNone: 'Answers of providers that count no more.' },
    notExported: 'Answers of providers that count no more, as a hash.',
  }),
]
