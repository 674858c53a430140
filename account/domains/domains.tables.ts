import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const domainsTables: Table[] = [
  ofWorkspace('account.domains', {
    holds: 'domains of a workspace, and the DNS records that prove them',
    credential: { isNone: 'It is published in DNS.' },
    notExported: 'Domains of companies, and the records that prove them.',
  }),
]
