import duplicateCardStyles from './duplicate-card.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Duplicate } from '@wellmet/contacts/duplicates/duplicates.contract.ts'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../../kit/empty-state.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { ShowMore } from '../../kit/show-more.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { mergePanel } from './clean-up-search.ts'
import { DuplicateCard } from './duplicate-card.tsx'
import { duplicatesQuery } from './duplicates.queries.ts'
import { pairKey } from './duplicate-shapes.ts'
import { DuplicateSkeletons } from './duplicate-skeletons.tsx'
import { useKeepingApart } from './use-keeping-apart.ts'
import type { Merging } from './use-merging.ts'

type KeptProps = { pair: Duplicate; failed: boolean; onUndo: () => void; onRetry: () => void }

const KeptApart = ({ pair: { contact, other }, failed, onUndo, onRetry }: KeptProps) => {
  const words = useRef<HTMLOutputElement>(null)
  // The button that was pressed is gone with its card.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={duplicateCardStyles.kept}>
      <output ref={words} tabIndex={-1}>
        {failed
          ? duplicatesMessages.notSaved({ name: contact.name, other: other.name })
          : duplicatesMessages.keptSeparate({ name: contact.name, other: other.name })}
      </output>
      {failed ? (
        <Button variant="default" onClick={onRetry}>
          {kitMessages.tryAgain()}
        </Button>
      ) : null}
      <Button variant="default" onClick={onUndo}>
        {failed ? duplicatesMessages.cancel() : duplicatesMessages.undo()}
      </Button>
    </div>
  )
}

const NoDuplicates = () => (
  <EmptyState
    title={duplicatesMessages.noDuplicates()}
    next={
      <LinkButton to="/all-contacts" variant="default">
        {duplicatesMessages.seeAllContacts()}
      </LinkButton>
    }
  >
    {duplicatesMessages.noDuplicatesAbout()}
  </EmptyState>
)

type AllProps = { likely: number; merging: Merging }

/** Merges every likely pair at once. */
const MergeAll = ({ likely, merging: { mergeLikely } }: AllProps) => (
  <div className={duplicateCardStyles.all}>
    <p>{duplicatesMessages.mergeAllAbout({ count: likely })}</p>
    <Button loading={mergeLikely.isPending} onClick={() => mergeLikely.mutate({ body: { likely } })}>
      {duplicatesMessages.mergeAll({ count: likely })}
    </Button>
  </div>
)

type Props = { mayChange: boolean; merging: Merging }

export const DuplicatesTab = ({ mayChange, merging }: Props) => {
  const query = useInfiniteQuery(duplicatesQuery)
  const { stateOf, keepSeparate, takeBack } = useKeepingApart()
  const { open } = usePanel()
  return (
    <Loaded query={query} what={duplicatesMessages.likelyDuplicates()} skeleton={<DuplicateSkeletons />}>
      {({ items, total, likely }) =>
        items.length === 0 ? (
          <NoDuplicates />
        ) : (
          <>
            {mayChange && likely > 0 ? <MergeAll likely={likely} merging={merging} /> : null}
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
            </div>
            <ShowMore pages={query}>
              {duplicatesMessages.pairsShown({ shown: items.length, total: Math.max(total, items.length) })}
            </ShowMore>
          </>
        )
      }
    </Loaded>
  )
}
