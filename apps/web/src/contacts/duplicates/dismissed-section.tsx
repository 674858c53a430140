import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import type { DismissedPair } from '@wellmet/contacts/duplicates/duplicates.contract.ts'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { dismissedQuery } from './duplicates.queries.ts'
import { pairKey } from './duplicate-shapes.ts'

const TakeBack = ({ pair: { contactId, otherId, name, otherName } }: { pair: DismissedPair }) => {
  const restore = useApiMutation('post', '/api/network/duplicates/restore', {
    changes: ['duplicates'],
    onError: (error) => notifications.show({ message: duplicatesMessages.notTakenBack({ reason: reasonOf(error) }) }),
  })
  const names = { name, other: otherName }
  return (
    <ConfirmButton
      label={duplicatesMessages.undo()}
      spoken={duplicatesMessages.undoNotTheSame(names)}
      question={duplicatesMessages.undoNotTheSameQuestion(names)}
      verb={duplicatesMessages.undo()}
      tone="plain"
      disabled={restore.isPending}
      onConfirm={() => restore.mutate({ body: { contactId, otherId } })}
    />
  )
}

const columnsFor = (mayChange: boolean): readonly Column<DismissedPair>[] => [
  {
    key: 'who',
    header: duplicatesMessages.notTheSame(),
    cell: ({ name, otherName }) => duplicatesMessages.pair({ name, other: otherName }),
  },
  {
    key: 'at',
    header: duplicatesMessages.when(),
    cell: ({ dismissedAt }) => (
      <time dateTime={dismissedAt} title={formatMoment(dismissedAt)}>
        {formatAgo(dismissedAt)}
      </time>
    ),
  },
  {
    key: 'undo',
    header: duplicatesMessages.undo(),
    hideHeader: true,
    align: 'end',
    cell: (pair) => (mayChange ? <TakeBack pair={pair} /> : null),
  },
]

/** The pairs that are not the same person. Nothing is shown where there are none. */
export const DismissedSection = ({ mayChange }: { mayChange: boolean }) => (
  <Loaded
    query={useQuery(dismissedQuery)}
    what={duplicatesMessages.keptSeparateTitle()}
    skeleton={<RowSkeletons rows={1} label={duplicatesMessages.loading()} />}
  >
    {({ items }) =>
      items.length === 0 ? null : (
        <Section title={duplicatesMessages.keptSeparateTitle()} about={duplicatesMessages.keptSeparateAbout()}>
          <DataTable
            caption={duplicatesMessages.keptSeparateTitle()}
            rows={items}
            keyOf={({ contactId, otherId }) => pairKey(contactId, otherId)}
            columns={columnsFor(mayChange)}
          />
        </Section>
      )
    }
  </Loaded>
)
