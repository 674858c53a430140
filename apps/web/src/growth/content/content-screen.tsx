import styles from './content.module.css'
import text from '../../kit/text.module.css'
import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ContentDocument, KindConfig } from '@wellmet/growth/content/content.contract.ts'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { TwoLines } from '../../kit/two-lines.tsx'
import { GrowthTabs } from '../growth-tabs.tsx'
import { contentConfigQuery, documentsQuery } from './content.queries.ts'
import { stateWords, titleOf } from './document-words.ts'
import { NewDocument } from './new-document.tsx'

const columns = (kinds: readonly KindConfig[]): readonly Column<ContentDocument>[] => [
  {
    key: 'document',
    header: m.document(),
    cell: (document) => (
      <TwoLines
        first={
          <Link to="/content/$id" params={{ id: document.id }} className={text.link}>
            {titleOf(document)}
          </Link>
        }
        second={document.slug === null ? '' : `/p/${document.slug}`}
      />
    ),
  },
  { key: 'kind', header: m.kind(), cell: ({ kind }) => kinds.find(({ name }) => name === kind)?.title ?? kind },
  { key: 'state', header: m.state(), cell: (document) => stateWords(document) },
  {
    key: 'changed',
    header: m.changed(),
    cell: ({ changedAt, changedBy }) =>
      changedBy === null ? formatDay(changedAt) : m.changedBy({ day: formatDay(changedAt), name: changedBy }),
  },
]

export const ContentScreen = ({ kind }: { kind: string | undefined }) => {
  const config = useQuery(contentConfigQuery)
  const query = useInfiniteQuery(documentsQuery(kind))
  const navigate = useNavigate()
  const mayWrite = isMember(useSession().workspace?.role)
  const kinds = config.data?.kinds ?? []
  return (
    <>
      <PageHeader title={m.title()} actions={mayWrite ? <NewDocument kinds={kinds} /> : undefined}>
        {m.about()}
      </PageHeader>
      <GrowthTabs here="content" />
      {config.data && config.data.pagesUrl === null ? (
        <Notice notice={{ code: 'pages-off', message: m.pagesOff(), next: m.pagesOffNext() }} />
      ) : config.data && !config.data.isIndexed ? (
        <Notice notice={{ code: 'not-indexed', message: m.notIndexed(), next: m.notIndexedNext() }} />
      ) : null}
      <NativeSelect
        className={styles.filter}
        label={m.showOnly()}
        value={kind ?? ''}
        data={[{ value: '', label: m.allKinds() }, ...kinds.map(({ name, title }) => ({ value: name, label: title }))]}
        onChange={({ currentTarget: { value } }) =>
          void navigate({ to: '/content', search: value === '' ? {} : { kind: value } })
        }
      />
      <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={4} label={m.loading()} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          return rows.length === 0 ? (
            <EmptyState title={m.none()}>{m.noneAbout()}</EmptyState>
          ) : (
            <>
              <DataTable caption={m.title()} rows={rows} keyOf={({ id }) => id} columns={columns(kinds)} />
              {query.hasNextPage ? (
                <Button
                  variant="default"
                  className={styles.more}
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {m.older()}
                </Button>
              ) : null}
              {config.data ? (
                <p className={text.quiet}>
                  {m.room({ count: config.data.documents, most: config.data.mostDocuments })}
                </p>
              ) : null}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
