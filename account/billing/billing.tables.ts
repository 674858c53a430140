import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const billingTables: Table[] = [
  ofWorkspace('account.billing_customers', {
    holds: 'the number that Stripe gave a workspace; empty on a server that sells nothing',
    notExported:
      'What a workspace pays for. Who pays told Stripe their name and address; here is only a number of Stripe’s.',
  }),
  {
    table: 'account.billing_events',
    holds: 'numbers of Stripe’s events, for a week, so that none counts twice',
    owner: null,
    moved: { stays: 'events that this server received' },
    notExported: 'Numbers of Stripe’s events, deleted after some days. They name nobody.',
  },
  ofWorkspace('account.subscriptions', {
    holds: 'what Stripe said last about the subscription of a workspace',
    notExported:
      'What a workspace pays for. Who pays told Stripe their name and address; here is only a number of Stripe’s.',
  }),
  ofWorkspace('account.entitlement_grants', {
    holds: 'what a workspace may use, from which source and until when',
    notExported:
      'What a workspace pays for. Who pays told Stripe their name and address; here is only a number of Stripe’s.',
  }),
]
