import text from '../../kit/text.module.css'
import styles from './all-contacts-screen.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DataTable } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { count } from '../contacts/contact-words.ts'
import { mergesQuery } from './duplicates.queries.ts'
import { DeletedSection } from './deleted-section.tsx'
import { mergeColumns } from './merge-columns.tsx'
import type { Merging } from './use-merging.ts'

type Props = { mayChange: boolean; merging: Merging }

const NothingMerged = () => (
  <EmptyState
    title="Nothing was merged yet"
    next={
      <LinkButton to="/all-contacts" search={{ tab: 'duplicates' }} variant="default">
        See likely duplicates
      </LinkButton>
    }
  >
    Every merge stands here, yours and those that an import made because two contacts had the same address. Each can be
    taken back.
  </EmptyState>
)

const Merges = ({ mayChange, merging: { takeBack } }: Props) => {
  const query = useInfiniteQuery(mergesQuery)
  const columns = useMemo(
    () => mergeColumns({ mayChange, onTakeBack: (id) => void takeBack(id) }),
    [mayChange, takeBack],
  )
  return (
    <Loaded query={query} what="What was merged" skeleton={<RowSkeletons rows={4} label="Loading what was merged" />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <NothingMerged />
        ) : (
          <>
            <DataTable caption="Merges, newest first" rows={items} keyOf={({ id }) => id} columns={columns} />
            <div className={styles.more}>
              {query.hasNextPage ? (
                <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show older
                </Button>
              ) : null}
              <output className={clsx(text.small, text.quiet, text.figures)}>
                {count(items.length)} of {count(Math.max(total, items.length))} shown
              </output>
            </div>
          </>
        )
      }
    </Loaded>
  )
}

/** What was made one, and how many were erased. */
export const HistoryTab = (props: Props) => (
  <>
    <Section title="Merges">
      <Merges {...props} />
    </Section>
    <DeletedSection mayChange={props.mayChange} />
  </>
)
