import text from '../../kit/text.module.css'
import styles from './all-contacts-screen.module.css'
import { Link } from '@tanstack/react-router'
import type { ContactMerge } from '@wellmet/contacts/merges/merges.contract.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import type { Column } from '../../kit/data-table.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'

const byWords = { hand: 'you', key: 'an import: both had the same address' } as const

const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatMoment(at)}>
    {formatAgo(at)}
  </time>
)

type Actions = { mayChange: boolean; onTakeBack: (id: string) => void }

const State = ({ merge, mayChange, onTakeBack }: { merge: ContactMerge } & Actions) => {
  const { id, survivorName, goneName, undoneAt, mayUndo } = merge
  if (undoneAt)
    return (
      <span className={text.quiet}>
        taken back <When at={undoneAt} />
      </span>
    )
  if (!mayUndo) return <span className={text.quiet}>A later merge stands on it. Take that one back first.</span>
  if (!mayChange) return null
  return (
    <ConfirmButton
      label="Take back"
      spoken={`Take back the merge of ${survivorName} and ${goneName}`}
      question={`Make ${survivorName} and ${goneName} two contacts again? Both become as they were, and no file makes them one again.`}
      verb="Take back"
      onConfirm={() => onTakeBack(id)}
    />
  )
}

export const mergeColumns = (actions: Actions): readonly Column<ContactMerge>[] => [
  {
    key: 'who',
    header: 'Merged',
    cell: ({ contactId, survivorName, goneName }) => (
      <span className={styles.mergeWho}>
        {contactId ? (
          <Link to="/contacts/$id" params={{ id: contactId }} className={text.link}>
            {survivorName}
          </Link>
        ) : (
          survivorName
        )}{' '}
        <span className={text.quiet}>and</span> {goneName}
      </span>
    ),
  },
  { key: 'by', header: 'By', cell: ({ madeBy }) => <span className={text.quiet}>{byWords[madeBy]}</span> },
  { key: 'at', header: 'When', cell: ({ madeAt }) => <When at={madeAt} /> },
  {
    key: 'state',
    header: 'Take back',
    hideHeader: true,
    align: 'end',
    cell: (merge) => <State merge={merge} {...actions} />,
  },
]
