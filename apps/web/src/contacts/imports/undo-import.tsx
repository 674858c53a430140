import text from '../../kit/text.module.css'
import styles from './import-summary.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { undoPreviewQuery } from './imports.queries.ts'

/** Says what would be deleted before anything is. */
const Question = ({ id, onCancel }: { id: string; onCancel: () => void }) => {
  const { mutate, isPending, error } = useApiMutation('post', '/api/network/imports/{id}/undo', {
    changes: ['imports', 'contacts'],
  })
  return (
    <Loaded
      query={useQuery(undoPreviewQuery(id))}
      what={importsMessages.thisImport()}
      skeleton={<FormSkeleton fields={1} />}
    >
      {({ contacts, staying }) => (
        <>
          <p className={text.small}>{importsMessages.undoAbout({ contacts, staying })}</p>
          {contacts > 0 ? <p className={clsx(text.small, text.quiet)}>{importsMessages.undoReturn()}</p> : null}
          <FormAlert trouble={error && { text: importsMessages.notUndone({ reason: reasonOf(error) }) }} />
          <div className={styles.undoButtons}>
            <Button variant="default" onClick={onCancel}>
              {kitMessages.cancel()}
            </Button>
            {contacts > 0 ? (
              <Button color="brick" loading={isPending} onClick={() => mutate({ params: { path: { id } } })}>
                {importsMessages.undoConfirm({ contacts })}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Loaded>
  )
}

/** Deletes the contacts that only this import brought in, after it has said how many those are. */
export const UndoImport = ({ read: { id, undo } }: { read: Import }) => {
  const { workspace } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  if (undo !== 'none')
    return (
      <output className={text.small}>
        {undo === 'done' ? importsMessages.undoDone() : importsMessages.undoWaiting()}
      </output>
    )
  if (!isMember(workspace?.role)) return null
  return isAsking ? (
    <Question id={id} onCancel={() => setIsAsking(false)} />
  ) : (
    <Button variant="default" onClick={() => setIsAsking(true)}>
      {importsMessages.undo()}
    </Button>
  )
}
