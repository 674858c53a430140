import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const orchestratorTables: Table[] = [
  ofWorkspace('account.playbook_settings', {
    holds: 'which playbooks a workspace uses and with which numbers; the newest row of a playbook counts',
    notExported: 'Settings of a workspace, which its members see.',
  }),
]
