import text from '../../kit/text.module.css'
import styles from './all-contacts-screen.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { mergesMessages } from '@wellmet/contacts/merges/merges.messages.ts'
import { type ComponentType, useMemo } from 'react'
import { DataTable } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { mergesQuery } from './duplicates.queries.ts'
import { DismissedSection } from './dismissed-section.tsx'
import { DeletedSection } from './deleted-section.tsx'
import { mergeColumns } from './merge-columns.tsx'
import type { Merging } from './use-merging.ts'

type Props = { mayChange: boolean; merging: Merging }
/** Paths belong to an area on the right, so the route hands in what was corrected on them; `/contacts` has no history. */
type WithCorrections = Props & { CorrectedSection?: ComponentType<{ mayChange: boolean }> | undefined }

const NothingMerged = () => (
  <EmptyState
    title={mergesMessages.noMerges()}
    next={
      <LinkButton to="/all-contacts" search={{ tab: 'duplicates' }} variant="default">
        {mergesMessages.seeDuplicates()}
      </LinkButton>
    }
  >
    {mergesMessages.noMergesAbout()}
  </EmptyState>
)

const Merges = ({ mayChange, merging: { takeBack } }: Props) => {
  const query = useInfiniteQuery(mergesQuery)
  const columns = useMemo(() => mergeColumns({ mayChange, onTakeBack: takeBack }), [mayChange, takeBack])
  return (
    <Loaded
      query={query}
      what={mergesMessages.theMerges()}
      skeleton={<RowSkeletons rows={4} label={mergesMessages.loading()} />}
    >
      {({ items, total }) =>
        items.length === 0 ? (
          <NothingMerged />
        ) : (
          <>
            <DataTable caption={mergesMessages.caption()} rows={items} keyOf={({ id }) => id} columns={columns} />
            <div className={styles.more}>
              {query.hasNextPage ? (
                <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {mergesMessages.showOlder()}
                </Button>
              ) : null}
              <output className={clsx(text.small, text.quiet, text.figures)}>
                {mergesMessages.shown({ shown: items.length, total: Math.max(total, items.length) })}
              </output>
            </div>
          </>
        )
      }
    </Loaded>
  )
}

/** The merges, who was kept separate, what was corrected on paths, and how many contacts were deleted. */
export const HistoryTab = ({ CorrectedSection, ...props }: WithCorrections) => (
  <>
    <Section title={mergesMessages.merges()}>
      <Merges {...props} />
    </Section>
    <DismissedSection mayChange={props.mayChange} />
    {CorrectedSection ? <CorrectedSection mayChange={props.mayChange} /> : null}
    <DeletedSection mayChange={props.mayChange} />
  </>
)
