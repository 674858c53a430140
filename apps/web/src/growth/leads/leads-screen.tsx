import text from '../../kit/text.module.css'
import styles from './leads.module.css'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { leadsMessages as m } from '@wellmet/growth/leads/leads.messages.ts'
import { clsx } from 'clsx'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { toProblem } from '../../api/problem.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { GrowthTabs } from '../growth-tabs.tsx'
import { NoSite } from '../sites/no-site.tsx'
import { leadColumns } from './lead-columns.tsx'
import { leadsQuery } from './leads.queries.ts'
import { MoreLeads } from './more-leads.tsx'
import { useExportLeads } from './use-export-leads.ts'

type Props = { cursor: string | undefined }

export const LeadsScreen = ({ cursor }: Props) => {
  const query = useQuery(leadsQuery(cursor))
  const { user, workspace } = useSession()
  const mayChange = isMember(workspace?.role)
  const save = useExportLeads()
  const hasLeads = (query.data?.items.length ?? 0) > 0
  const isWithoutSite = query.error !== null && toProblem(query.error).code === 'not_configured'
  return (
    <>
      <PageHeader
        title={m.title()}
        actions={
          mayChange && hasLeads ? (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              {m.exportCsv()}
            </Button>
          ) : undefined
        }
      >
        {m.about()}
      </PageHeader>
      <GrowthTabs here="leads" />
      {isWithoutSite ? (
        <NoSite title={m.noLeads()}>{m.noSiteAbout()}</NoSite>
      ) : (
        <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={4} label={m.loading()} />}>
          {({ items, next, quota }) => (
            <>
              {quota.says ? <Notice notice={{ code: 'full', message: quota.says, next: m.quotaNext() }} /> : null}
              {items.length === 0 ? (
                <EmptyState title={m.noLeads()}>{m.noLeadsAbout()}</EmptyState>
              ) : (
                <>
                  <DataTable
                    caption={m.title()}
                    rows={items}
                    keyOf={({ id }) => id}
                    columns={leadColumns(user, mayChange)}
                  />
                  <p className={clsx(text.small, text.quiet, styles.note)}>{m.aboutConfirming()}</p>
                </>
              )}
              <MoreLeads next={next} hasCursor={cursor !== undefined} />
            </>
          )}
        </Loaded>
      )}
    </>
  )
}
