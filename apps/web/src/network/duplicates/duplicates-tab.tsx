import text from '../../kit/text.module.css'
import allContactsScreenStyles from './all-contacts-screen.module.css'
import duplicateCardStyles from './duplicate-card.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Duplicate } from '@wellmet/contacts/duplicates/duplicates.contract.ts'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { count } from '../contacts/contact-words.ts'
import { mergePanel } from './clean-up-search.ts'
import { DuplicateCard } from './duplicate-card.tsx'
import { duplicatesQuery } from './duplicates.queries.ts'
import { pairKey } from './duplicate-shapes.ts'
import { DuplicateSkeletons } from './duplicate-skeletons.tsx'
import { useKeepingApart } from './use-keeping-apart.ts'

type KeptProps = { pair: Duplicate; failed: boolean; onUndo: () => void; onRetry: () => void }

const KeptApart = ({ pair: { contact, other }, failed, onUndo, onRetry }: KeptProps) => {
  const words = useRef<HTMLOutputElement>(null)
  // The button that was pressed is gone with its card.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={duplicateCardStyles.kept}>
      <output ref={words} tabIndex={-1}>
        {failed
          ? `That could not be kept. ${contact.name} and ${other.name} are still as they were.`
          : `${contact.name} and ${other.name} stay two contacts. No import merges them.`}
      </output>
      {failed ? (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      <Button variant="default" onClick={onUndo}>
        {failed ? 'Leave it' : 'Undo'}
      </Button>
    </div>
  )
}

const NoDuplicates = () => (
  <EmptyState
    title="No likely duplicates"
    next={
      <LinkButton to="/all-contacts" variant="default">
        See everybody
      </LinkButton>
    }
  >
    Where two of your contacts may be one person, they stand here side by side, with the reason in words. You can also
    choose any two in the list of all contacts and merge them.
  </EmptyState>
)

export const DuplicatesTab = ({ mayChange }: { mayChange: boolean }) => {
  const query = useInfiniteQuery(duplicatesQuery)
  const { stateOf, keepSeparate, takeBack } = useKeepingApart()
  const { open } = usePanel()
  return (
    <Loaded query={query} what="Likely duplicates" skeleton={<DuplicateSkeletons />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <NoDuplicates />
        ) : (
          <div className={duplicateCardStyles.duplicates}>
            {items.map((pair) => {
              const state = stateOf(pair)
              const key = pairKey(pair.contactId, pair.otherId)
              return state === 'held' || state === 'failed' ? (
                <KeptApart
                  key={`${key} ${state}`}
                  pair={pair}
                  failed={state === 'failed'}
                  onUndo={() => takeBack(pair)}
                  onRetry={() => keepSeparate(pair)}
                />
              ) : (
                <DuplicateCard
                  key={key}
                  pair={pair}
                  mayChange={mayChange}
                  isBack={state === 'taken back'}
                  onMerge={() => open(mergePanel(pair.contactId, pair.otherId))}
                  onKeepApart={() => keepSeparate(pair)}
                />
              )
            })}
            <div className={clsx(allContactsScreenStyles.more, allContactsScreenStyles.duplicatesMore)}>
              {query.hasNextPage ? (
                <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show more
                </Button>
              ) : null}
              <output className={clsx(text.small, text.quiet, text.figures)}>
                {count(items.length)} of {count(Math.max(total, items.length))} pairs shown
              </output>
            </div>
          </div>
        )
      }
    </Loaded>
  )
}
