import text from '../../kit/text.module.css'
import styles from './all-contacts-screen.module.css'
import { Link } from '@tanstack/react-router'
import type { ContactMerge } from '@wellmet/contacts/merges/merges.contract.ts'
import { mergesMessages } from '@wellmet/contacts/merges/merges.messages.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import type { Column } from '../../kit/data-table.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { richMessage } from '../../kit/rich-message.ts'

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
        {richMessage(mergesMessages.undoneOn, {
          ago: formatAgo(undoneAt),
          time: <time dateTime={undoneAt} title={formatMoment(undoneAt)} />,
        })}
      </span>
    )
  if (!mayUndo) return <span className={text.quiet}>{mergesMessages.laterMergeFirst()}</span>
  if (!mayChange) return null
  return (
    <ConfirmButton
      label={mergesMessages.undo()}
      spoken={mergesMessages.undoMerge({ survivor: survivorName, gone: goneName })}
      question={mergesMessages.undoQuestion({ survivor: survivorName, gone: goneName })}
      verb={mergesMessages.undo()}
      onConfirm={() => onTakeBack(id)}
    />
  )
}

export const mergeColumns = (actions: Actions): readonly Column<ContactMerge>[] => [
  {
    key: 'who',
    header: mergesMessages.mergedWho(),
    cell: ({ contactId, survivorName, goneName }) => (
      <span className={styles.mergeWho}>
        {richMessage(mergesMessages.mergedPair, {
          survivor: survivorName,
          gone: goneName,
          contact: contactId ? <Link to="/contacts/$id" params={{ id: contactId }} className={text.link} /> : <span />,
          quiet: <span className={text.quiet} />,
        })}
      </span>
    ),
  },
  {
    key: 'by',
    header: mergesMessages.by(),
    cell: ({ madeBy }) => <span className={text.quiet}>{mergesMessages.madeBy({ by: madeBy })}</span>,
  },
  { key: 'at', header: mergesMessages.when(), cell: ({ madeAt }) => <When at={madeAt} /> },
  {
    key: 'state',
    header: mergesMessages.undo(),
    hideHeader: true,
    align: 'end',
    cell: (merge) => <State merge={merge} {...actions} />,
  },
]
