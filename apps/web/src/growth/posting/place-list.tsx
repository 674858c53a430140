import text from '../../kit/text.module.css'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { postingScreensMessages as m } from '@wellmet/growth/posting/posting-screens.messages.ts'
import type { PostingPlace } from '@wellmet/growth/posting/posting.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Section } from '../../kit/section.tsx'
import { TwoLines } from '../../kit/two-lines.tsx'

const columns = (): readonly Column<PostingPlace>[] => [
  { key: 'place', header: m.place(), cell: ({ name, label }) => <TwoLines first={name} second={label} /> },
  {
    key: 'state',
    header: m.state(),
    cell: ({ isWorking }) =>
      isWorking ? (
        m.working()
      ) : (
        <Link className={text.link} to="/settings/connected-accounts">
          {m.notWorking()}
        </Link>
      ),
  },
  { key: 'remove', header: m.remove(), cell: (place) => <RemovePlace place={place} /> },
]

const RemovePlace = ({ place: { id, name } }: { place: PostingPlace }) => {
  const remove = useApiMutation('post', '/api/campaign3/disconnect', {
    changes: ['posts'],
    onError: (error) => void notifications.show({ message: reasonOf(error) }),
  })
  return (
    <ConfirmButton
      label={m.remove()}
      spoken={m.removeNamed({ name })}
      question={m.removeQuestion()}
      verb={m.remove()}
      disabled={remove.isPending}
      onConfirm={() => remove.mutate({ body: { placeId: id } })}
    />
  )
}

export const PlaceList = ({ places }: { places: readonly PostingPlace[] }) => (
  <Section title={m.places()} about={m.placesAbout()}>
    {places.length === 0 ? (
      <EmptyState title={m.none()}>{m.noneAbout()}</EmptyState>
    ) : (
      <DataTable caption={m.places()} rows={places} keyOf={({ id }) => id} columns={columns()} />
    )}
  </Section>
)
